// On-demand imports of packages and of classes.
import java.util.*;
import java.util.Map.*;

class OnDemand {
    List<String> list = new ArrayList<>();
    Entry<String, Integer> entry = Map.entry("a", 1);
    Integer boxed = 1; // java.lang is imported on demand
}
// COVERS imports, on-demand imports
