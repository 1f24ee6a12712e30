package org.spindle.config;

/** What the binding of one scenario shares. */
record Binding(TypeCatalogue types, Schemas schemas, ProblemList problems) {

    void report(Problem problem) {
        problems.add(problem);
    }
}
