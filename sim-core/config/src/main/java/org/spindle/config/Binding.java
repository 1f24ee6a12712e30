package org.spindle.config;

/** What the binding of one scenario shares. */
record Binding(
        TypeCatalogue types, Schemas schemas, ParsedModels models, BoundComponents components, ProblemList problems) {

    /** A binding that begins. */
    Binding(TypeCatalogue types, Schemas schemas, ParsedModels models, ProblemList problems) {
        this(types, schemas, models, new BoundComponents(), problems);
    }

    void report(Problem problem) {
        problems.add(problem);
    }
}
