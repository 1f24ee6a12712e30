package org.spindle.disk.disksim;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.spindle.spi.BuiltInTypes.Workload;

/**
 * The synthetic workload, {@code disksim_synthio} with its generators and the CPUs of {@code disksim_pf}, as a workload of
 * type {@code processes}.
 */
final class WorkloadImport {
    private static final String CALLS = "System call/return with each request";
    private static final String BEFORE = "Think time from call to request";
    private static final String AFTER = "Think time from request to return";

    private final ImportOptions options;
    private final Parameters workload;
    private final Findings findings;

    WorkloadImport(ImportOptions options, Parameters workload, Findings findings) {
        this.options = options;
        this.workload = workload;
        this.findings = findings;
    }

    /**
     * Reads the workload.
     *
     * @param processors the block of the CPUs, if there is one
     * @param addresses what requests may go to
     * @param seed of the first requests
     * @return empty if there is no generator
     */
    Optional<Map<String, Object>> read(Optional<Parameters> processors, Addresses addresses, Optional<Long> seed) {
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("type", Workload.PROCESSES);
        result.put("requests", workload.integer("Number of I/O requests to generate", 1, Long.MAX_VALUE));
        result.put("time", Quantity.seconds(workload.nonNegative("Maximum time of trace generated")));
        result.put("atLimit", "abandon");
        processors.ifPresent(found -> {
            result.put("cpus", found.count("Number of processors", 1));
            result.put("cpuTimeScale", Quantity.plain(found.nonNegative("Process-Flow Time Scale")));
        });
        if (workload.flag(CALLS)) {
            Map<String, Object> call = new LinkedHashMap<>();
            call.put("before", workload.millis(BEFORE));
            call.put("after", workload.millis(AFTER));
            result.put("systemCall", call);
        } else {
            String free = "`" + CALLS + "` is 0";
            workload.noEffect(BEFORE, free);
            workload.noEffect(AFTER, free);
        }
        List<GeneratorImport> generators = workload.blocks("Generators", "disksim_synthgen").stream()
                .map(generator -> new GeneratorImport(generator, addresses, findings))
                .toList();
        List<Map<String, Object>> processes =
                generators.stream().map(GeneratorImport::read).toList();
        result.put("processes", processes);
        if (options.defects()) {
            result.put("compat", List.of("disksim"));
            generators.stream().filter(GeneratorImport::isLimited).findFirst().ifPresent(GeneratorImport::warnOfLimits);
            seed.ifPresent(first -> result.put("disksimSeeds", Map.of("first", first)));
        }
        return processes.isEmpty() ? Optional.empty() : Optional.of(result);
    }
}
