// `default` inside of a case.
class CaseDefaultBad {
    int all(Object o) {
        switch (o) {
            case default -> { } // EXPECT error@18: in a case 'default' is allowed as 'null, default'
        }
        switch (o) {
            case default, null -> { } // EXPECT error: in a case 'default' is allowed as 'null, default'
        }
        switch (o) {
            case null, default, 1 -> { } // EXPECT error@24: in a case 'default' is allowed
        }
        return switch (o) {
            case null, default -> 1;
        };
    }
}
// COVERS case null
