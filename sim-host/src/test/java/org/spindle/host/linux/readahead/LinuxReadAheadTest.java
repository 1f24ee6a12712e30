package org.spindle.host.linux.readahead;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.host.linux.readahead.FileReader.Window;

/**
 * The windows of Linux 6.18 as its page cache recorded them (src-test-data/SOURCES.md), against those of {@link OnDemandReadAhead} for
 * the same calls of read, pread and copy_file_range, with the page cache cold. At least 95 % are the same, and no more than 5 % are read that were not recorded.
 */
class LinuxReadAheadTest {

    private static final Path CAPTURES =
            Path.of(System.getProperty("spindle.root")).resolve("src-test-data/system");

    /** {@code read_ahead_kb} of the recorded device: 2560 KiB. */
    private static final long MOST = 640;

    @ParameterizedTest
    @CsvSource({
        "compress, 15",
        "uncompress, 5",
        "search, 500",
        "search-hdd72, 500",
        "copytree, 500",
        "parallel, 1000",
        "oltp, 500"
    })
    void readsTheWindowsThatTheKernelRead(String task, int least, TestReporter reporter) {
        int windows = 0;
        int same = 0;
        int more = 0;
        List<String> differences = new ArrayList<>();
        for (FileReads.OpenFile file : FileReads.read(CAPTURES.resolve(task + ".ftrace.xz"))) {
            List<Window> ours = replay(file);
            windows += file.windows.size();
            for (Window window : file.windows) {
                same += ours.contains(window) ? 1 : 0;
            }
            more += (int) ours.stream()
                    .filter(window -> !file.windows.contains(window))
                    .count();
            if (!ours.equals(file.windows)) {
                differences.add("inode " + file.inode + ": recorded " + file.windows + ", read " + ours);
            }
        }
        reporter.publishEntry(task, same + " of " + windows + ", and " + more + " others");
        assertThat(windows).isGreaterThanOrEqualTo(least);
        assertThat((double) same / windows).as("%s", differences).isGreaterThanOrEqualTo(0.95);
        assertThat((double) more / windows).as("%s", differences).isLessThanOrEqualTo(0.05);
    }

    private static List<Window> replay(FileReads.OpenFile file) {
        FileReader reader = new FileReader(file.pages());
        OnDemandReadAhead ahead = new OnDemandReadAhead(reader, file.isAdvised ? 2 * MOST : MOST, FileReader.PAGE);
        for (FileReads.Call call : file.calls) {
            reader.readBytes(ahead, call.offset(), call.count());
        }
        return reader.windows();
    }
}
