// One clause that is to be shown may say of some pairs of sets that they do not differ, each in a field of its own; another clause of others.
class ShownSets {
    //@ ghost \locset first; ghost \locset second; ghost \locset third; ghost \locset fourth;

    //@ requires \subset(first, second) && \subset(second, third) && \subset(third, fourth) && \subset(fourth, first);
    //@ ensures \subset(first, second) && \subset(first, third) && \subset(first, fourth) && \subset(second, first) && \subset(second, third) && \subset(second, fourth) && \subset(third, first) && \subset(third, second) && \subset(third, fourth); // EXPECT unknown: one more pair of sets that may differ (not modelled) in 'ShownSets.tooMany()'
    void tooMany() {
    }

    //@ requires \subset(first, second) && \subset(second, third) && \subset(third, fourth) && \subset(fourth, first);
    //@ ensures \subset(first, second) && \subset(first, third) && \subset(first, fourth);
    //@ ensures \subset(second, third) && \subset(second, fourth) && \subset(second, first);
    //@ ensures \subset(third, fourth) && \subset(third, first) && \subset(third, second);
    void clauseByClause() {
    }

    //@ ensures \subset(first, second); // EXPECT violated: postcondition in 'ShownSets.differ()'
    void differ() {
    }
}
// EXIT 1
// OUTPUT PROVED ShownSets.clauseByClause()
