package org.example.regions;

import java.util.List;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.ReportSectionFactory;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.Table;

/** Creates a table with a row that is too long. */
final class BrokenSection implements ReportSection {

    public static final class Factory implements ReportSectionFactory {
        @Override
        public ReportSection create(NoKeys keys, NoContext context) {
            return new BrokenSection();
        }
    }

    @Override
    public boolean appliesTo(RunView run) {
        return run.files().contains(RegionsSection.FILE);
    }

    @Override
    public SectionContent content(RunView run) {
        return new SectionContent(
                "Broken",
                List.of(new Table("Too long", "row", List.of(), List.of(new Table.Row("first", List.of(1.0))))));
    }
}
