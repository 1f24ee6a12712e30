package org.spindle.cli;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages about DiskSim parameter files that cannot be used. */
class DiskSimErrorsTest {

    @TempDir
    private Path directory;

    private Transcript transcript;

    @BeforeEach
    void begin() {
        transcript = new Transcript(directory);
    }

    private void refused(String title, String text) {
        Path file = transcript.file("system.parv", text);
        transcript.fails(2, title, "disksim", "import", file);
    }

    @Test
    void files() {
        transcript.fails(2, "absent", "disksim", "import", directory.resolve("absent.parv"));
        transcript.fails(2, "absent, to run", "disksim", "run", directory.resolve("absent.parv"), "--trace", "t");
        transcript.fails(2, "a directory", "disksim", "import", directory);
        refused("empty", "");
        refused("absent include", "disksim_global Global {\n   Init Seed = 42\n}\nsource absent.diskspecs\n");
        refused("not closed", "disksim_global Global {\n   Init Seed = 42,\n");
        refused("no comma", "disksim_global Global {\n   Init Seed = 42\n   Real Seed = 42\n}\n");
        refused("no topology", "disksim_global Global {\n   Init Seed = 42\n}\n");
        transcript.matches("disksim-files.txt");
    }

    @Test
    void traces() {
        Path file = Project.shared("disksim/hp_c2247a.parv");
        Path prose = transcript.file("prose", "this is no trace\n");
        transcript
                .fails(2, "absent trace", "disksim", "run", file, "--trace", directory.resolve("absent"))
                .fails(1, "no trace at all", "disksim", "run", file, "--trace", prose)
                .fails(1, "told a wrong format", "disksim", "run", file, "--trace", prose, "--format", "validate")
                .fails(2, "unknown format", "disksim", "run", file, "--trace", prose, "--format", "valid")
                .fails(
                        2,
                        "a trace that DiskSim does not read",
                        "disksim",
                        "run",
                        file,
                        "--trace",
                        Project.TRACES.resolve("gitwork.blkparse.xz"));
        transcript.matches("disksim-traces.txt");
    }
}
