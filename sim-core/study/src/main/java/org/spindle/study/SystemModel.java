package org.spindle.study;

import java.util.Comparator;
import java.util.List;
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
            List<Evaluation> evaluations = Designer.propose(design).evaluations();
            return SystemModel.figures(evaluations.stream()
                    .filter(each -> each.label().equals(organisation))
                    .findFirst()
                    .orElseThrow(() -> ValidRange.outside(
                            "organisation",
                            "'" + organisation + "'",
                            "one of "
                                    + evaluations.stream()
                                            .map(Evaluation::label)
                                            .toList())));
        }
    }

    @TypeName("design-by-disk")
    @Doc(
            "The organisation of a design with the most strings of those that it tries for one kind of disks: if it lists no stringCounts, the"
                    + " fewest strings that do not limit the disks.")
    record DesignedForDisk(
            @Doc("Name of the disks in the design.") String disk,

            @Doc("The design.") Design design) implements SystemModel {
        @Override
        public ModelFigures figures() {
            Comparator<Evaluation> byStrings =
                    Comparator.comparingInt(each -> each.organisation().stringCount());
            List<Evaluation> evaluations = Designer.propose(design).evaluations().stream()
                    .filter(each -> each.organisation().disk().name().equals(disk))
                    .sorted(byStrings)
                    .toList();
            if (evaluations.isEmpty()) {
                throw ValidRange.outside(
                        "disk",
                        "'" + disk + "'",
                        "disks of which the design has an organisation, of "
                                + design.disks().keySet());
            }
            Evaluation most = evaluations.get(evaluations.size() - 1);
            return SystemModel.figures(most)
                    .add("strings", "", most.organisation().stringCount())
                    .add("fewest-strings", "", evaluations.get(0).organisation().stringCount());
        }
    }

    private static ModelFigures figures(Evaluation evaluation) {
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
