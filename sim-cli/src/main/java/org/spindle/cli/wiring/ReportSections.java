package org.spindle.cli.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.plugin.Contribution;
import org.spindle.plugin.PluginException;
import org.spindle.plugin.Registry;
import org.spindle.reports.ResultView;
import org.spindle.reports.html.AddedSection;
import org.spindle.result.RunResult;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.ReportSectionFactory;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionContent;

/** The sections that plugins add to the report of a run. */
final class ReportSections {

    private final Registry registry;

    ReportSections(Registry registry) {
        this.registry = registry;
    }

    /**
     * Returns the sections that apply to a result, by type. One that fails is among them, with the reason.
     *
     * @param contents reads a file of the result directory
     */
    List<AddedSection> of(RunResult result, Function<String, byte[]> contents) {
        RunView view = new ResultView(result, contents);
        List<AddedSection> sections = new ArrayList<>();
        for (Contribution offered : registry.contributions(ReportSectionFactory.KIND)) {
            AddedSection section = section(offered, view);
            if (section != null) {
                sections.add(section);
            }
        }
        return sections;
    }

    private @Nullable AddedSection section(Contribution offered, RunView view) {
        try {
            SectionContent content = registry.attributing(() -> content(offered.type(), view));
            return content == null ? null : AddedSection.of(offered.type(), content);
        } catch (RuntimeException e) {
            Throwable reason = e instanceof PluginException && e.getCause() != null ? e.getCause() : e;
            return AddedSection.failed(
                    offered.type(),
                    "Plugin '" + offered.plugin() + "' failed: " + reason
                            + ". This is a defect in the plugin; report it to its author.");
        }
    }

    private @Nullable SectionContent content(String type, RunView view) {
        ReportSection section = registry.make(ReportSectionFactory.KIND, type);
        return section.appliesTo(view) ? section.content(view) : null;
    }
}
