package org.spindle.disk.disksim;

import java.nio.file.Path;
import java.util.List;

/**
 * How to import.
 *
 * @param defects whether the scenario reproduces deviations of DiskSim 4.0 from its manual; otherwise it follows the
 *     manual
 * @param searchPath directories of seek tables and layout maps after the directory of the file that names them, in this
 *     order (the directories of DiskSim's {@code LP_PATH})
 * @param overrides in the order in which they apply
 */
public record ImportOptions(boolean defects, List<Path> searchPath, List<ParameterOverride> overrides) {

    /** Returns options as in DiskSim, with no further directories. */
    public static final ImportOptions DEFAULT = new ImportOptions(true, List.of(), List.of());

    public ImportOptions {
        searchPath = List.copyOf(searchPath);
        overrides = List.copyOf(overrides);
    }

    /** Returns the same, but following DiskSim's manual where the program differs. */
    public ImportOptions faithful() {
        return new ImportOptions(false, searchPath, overrides);
    }

    /** Returns the same with other directories. */
    public ImportOptions withSearchPath(List<Path> directories) {
        return new ImportOptions(defects, directories, overrides);
    }

    /** Returns the same with other overrides. */
    public ImportOptions withOverrides(List<ParameterOverride> others) {
        return new ImportOptions(defects, searchPath, others);
    }
}
