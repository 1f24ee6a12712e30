package org.spindle.study;

import org.spindle.analytic.ValidRange;
import org.spindle.design.Design;
import org.spindle.design.Designer;
import org.spindle.design.Evaluation;
import org.spindle.design.ResponseTime;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.TypeName;

/** Complete I/O systems. */
public sealed interface SystemModel extends AnalyticModel {

    @TypeName("design")
    @Doc("One organisation of a design, as in spindle design.")
    record DesignedSystem(
            @Doc("Label of the organisation in the output of spindle design.")
            String organisation,

            @Doc("The design.") Design design)
            implements SystemModel {
        @Override
        public ModelFigures figures() {
            Evaluation evaluation = Designer.propose(design).evaluations().stream()
                    .filter(each -> each.label().equals(organisation))
                    .findFirst()
                    .orElseThrow(() -> ValidRange.outside(
                            "organisation",
                            "'" + organisation + "'",
                            "one of "
                                    + Designer.propose(design).evaluations().stream()
                                            .map(Evaluation::label)
                                            .toList()));
            ModelFigures figures = new ModelFigures()
                    .add("iops", "1/s", evaluation.iops())
                    .add("cost", "", evaluation.cost())
                    .add("cost-per-iops", "", evaluation.costPerIops());
            evaluation
                    .limits()
                    .forEach(limit -> figures.add("limit-of-" + limit.part().text(), "1/s", limit.allowed()));
            evaluation
                    .utilisations()
                    .forEach((part, share) -> figures.add("utilisation-of-" + part.text(), "%", 100 * share));
            ResponseTime response = evaluation.response();
            return response == null ? figures : figures.add("response-time", "ms", response.mean());
        }
    }
}
