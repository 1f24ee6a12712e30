package org.spindle.disk.disksim;

import org.spindle.disk.disksim.parser.DiskSimSyntaxException;
import org.spindle.disk.disksim.parser.ParameterFile;

/**
 * Converts parameter files of DiskSim 4.0 to scenarios.
 *
 * <p>What is imported: any tree of buses, controllers with their caches, {@code disksim_disk} and {@code
 * disksim_simpledisk} below a driver, logical organisations, mappings of traces, and the synthetic workload. Everything
 * else that would change results is rejected with its name and place: devices of extensions, and features that DiskSim
 * itself cannot run. Parameters without effect in DiskSim are accepted and noted.
 */
public final class DiskSimImport {
    private final ImportOptions options;

    public DiskSimImport(ImportOptions options) {
        this.options = options;
    }

    /**
     * Returns the scenario that a file describes, without its workload.
     *
     * @throws DiskSimSyntaxException with every parameter that is missing, wrong or not supported
     */
    public Imported read(ParameterFile file) {
        return new SystemImport(options, file).read();
    }
}
