package org.spindle.config;

/** The common state of the binding of one scenario. */
record Binding(
        TypeCatalogue types, Schemas schemas, ParsedModels models, BoundComponents components, ProblemList problems) {

    /** Begins a binding. */
    Binding(TypeCatalogue types, Schemas schemas, ParsedModels models, ProblemList problems) {
        this(types, schemas, models, new BoundComponents(), problems);
    }

    void report(Problem problem) {
        problems.add(problem);
    }
}
