package org.spindle.disk.disksim;

import java.nio.file.Path;
import java.util.List;

/**
 * How to import.
 *
 * @param defects whether the scenario reproduces deviations of DiskSim 4.0 from its manual; otherwise it follows the
 *     manual
 * @param inlineTables whether measured seek times are written into the scenario, which then needs no other file;
 *     otherwise it names their file
 * @param searchPath directories of seek tables and layout maps after the directory of the file that names them, in this
 *     order (the directories of DiskSim's {@code LP_PATH})
 * @param overrides in the order in which they apply
 */
public record ImportOptions(
        boolean defects, boolean inlineTables, List<Path> searchPath, List<ParameterOverride> overrides) {

    /** Returns options as in DiskSim, with inlined tables and no further directories. */
    public static final ImportOptions DEFAULT = new ImportOptions(true, true, List.of(), List.of());

    public ImportOptions {
        searchPath = List.copyOf(searchPath);
        overrides = List.copyOf(overrides);
    }

    /** Returns the same, but following DiskSim's manual where the program differs. */
    public ImportOptions faithful() {
        return new ImportOptions(false, inlineTables, searchPath, overrides);
    }

    /** The same, but with the names of seek tables instead of their content. */
    public ImportOptions withTableFiles() {
        return new ImportOptions(defects, false, searchPath, overrides);
    }

    /** The same with other directories. */
    public ImportOptions withSearchPath(List<Path> directories) {
        return new ImportOptions(defects, inlineTables, directories, overrides);
    }

    /** The same with other overrides. */
    public ImportOptions withOverrides(List<ParameterOverride> others) {
        return new ImportOptions(defects, inlineTables, searchPath, others);
    }
}
