package org.spindle.disk.disksim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.disk.disksim.parser.DiskSimSyntaxException;
import org.spindle.disk.disksim.parser.ParameterFile;

/** Logical organisations as volumes, after section 12 of the behavioural reference (disksim-subsystem.md). */
class OrganisationImportTest {

    private static final String QUEUE = """
            disksim_ioqueue {
             Scheduling policy = 1, Cylinder mapping strategy = 0, Write initiation delay = 0.0,
             Read initiation delay = 0.0, Sequential stream scheme = 0, Maximum concat size = 0,
             Overlapping request scheme = 0, Sequential stream diff maximum = 0, Scheduling timeout scheme = 0,
             Timeout time/weight = 0, Timeout scheduling = 0, Scheduling priority scheme = 0, Priority scheduling = 0 }""";

    private static final String SYSTEM = """
            disksim_iodriver DRIVER { type = 1, Constant access time = 0.0, Use queueing in subsystem = 1,
             Scheduler = %1$s }
            disksim_bus BUS { type = 1, Arbitration type = 2, Arbitration time = 0.0, Read block transfer time = 0.0,
             Write block transfer time = 0.0, Print stats = 0 }
            disksim_simpledisk SD { Block count = 1000, Access time = 9.5, Command overhead = 0.5,
             Bus transaction latency = 0.25, Bulk sector transfer time = 0.1, Never disconnect = 0, Print stats = 0,
             Max queue length = 1, Scheduler = %1$s }
            SD LARGE { Block count = 2000 }
            instantiate [ driver0 ] as DRIVER
            instantiate [ bus0 ] as BUS
            instantiate [ a, b, c, d ] as SD
            instantiate [ e ] as LARGE
            topology disksim_iodriver driver0 [ disksim_bus bus0 [ disksim_simpledisk a [], disksim_simpledisk b [],
             disksim_simpledisk c [], disksim_simpledisk d [], disksim_simpledisk e [] ] ]
            """.formatted(QUEUE);

    private static String organisation(String name, String addressing, String scheme, String redundancy, String rest) {
        return "disksim_logorg " + name + " { Addressing mode = " + addressing + ", Distribution scheme = " + scheme
                + ", Redundancy scheme = " + redundancy + ", " + rest + " }\n";
    }

    private static Imported read(String organisations) {
        return new DiskSimImport(ImportOptions.DEFAULT)
                .read(ParameterFile.parse(Path.of("system.parv"), SYSTEM + organisations, List.of()));
    }

    private static List<String> problems(String organisations) {
        return catchThrowableOfType(DiskSimSyntaxException.class, () -> read(organisations)).problems().stream()
                .map(problem -> problem.message() + "; expected " + problem.expected())
                .toList();
    }

    /** Every combination of the three schemes that DiskSim 4.0 has a meaning for, and where requests for `b` (1) go. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Array | Striped | Noredun | {type=striping, unit=64 sectors, compat=[parts-in-order]} |",
                "Parts | Striped | Noredun | {type=striping, unit=64 sectors, addressing=slices, compat=[parts-in-order]} | org.b",
                "Array | Random | Noredun | {type=scatter, choice=random} |",
                "Array | Ideal | Noredun | {type=scatter, choice=round-robin} |",
                "Array | Striped | Shadowed | {type=raid-10, copies=2, unit=64 sectors, read=shortest-seek, compat=[disksim-random, parts-in-order, distance-from-last]} |",
                "Parts | Asis | Shadowed"
                        + " | {type=raid-10, copies=2, unit=1 PiB, read=shortest-seek, addressing=slices, compat=[disksim-random, parts-in-order, distance-from-last]} | org.b",
                "Array | Striped | Parity_disk"
                        + " | {type=raid-4, unit=64 sectors, writes={reconstructFrom=0.5}, compat=[disksim]} |",
                "Parts | Asis | Parity_disk"
                        + " | {type=raid-4, unit=64 KiB, addressing=members, writes={reconstructFrom=2}, compat=[disksim]}"
                        + " | org.b",
                "Array | Striped | Parity_rotated"
                        + " | {type=raid-5, unit=64 sectors, parityUnit=128 sectors, rotation=left-symmetric,"
                        + " writes={reconstructFrom=0.5}, compat=[disksim]} |",
                "Parts | Asis | Parity_rotated"
                        + " | {type=raid-5, unit=128 sectors, addressing=members, rotation=left-symmetric,"
                        + " writes={reconstructFrom=2}, compat=[disksim]} | org.b"
            })
    void organisationsBecomeLayers(
            String addressing, String distribution, String redundancy, String layer, String second) {
        Imported imported = read(organisation(
                "org",
                addressing,
                distribution,
                redundancy,
                "devices = [ a, b, c, d ], Stripe unit = 64, Synch writes for safety = 0, Number of copies = 2,"
                        + " Copy choice on read = 4, RMW vs. reconstruct = 0.5, Parity stripe unit = 128,"
                        + " Parity rotation type = 1"));
        assertThat(Small.at(imported.scenario(), "layers.org.layer")).hasToString(layer);
        assertThat(Small.at(imported.scenario(), "layers.org.over")).isEqualTo(List.of("a", "b", "c", "d"));
        Map<?, ?> devices = (Map<?, ?>) Small.at(imported.traceKeys(), "devices");
        assertThat(devices.get("0")).isEqualTo(second == null ? "org" : "org.a");
        assertThat(devices.get("1")).isEqualTo(second);
        assertThat(devices.get("4")).isEqualTo("e");
    }

    /** 12.2: a unit of 0 interleaves; with copies it is distributed over mirrors. */
    @Test
    void aUnitOfZero() {
        String zero = "devices = [ a, b, c, d ], Stripe unit = 0, Number of copies = 2, Copy choice on read = 1,"
                + " RMW vs. reconstruct = 0.5, Parity stripe unit = 1, Parity rotation type = 1";
        assertThat(Small.at(
                        read(organisation("org", "Array", "Striped", "Noredun", zero))
                                .scenario(),
                        "layers.org.layer"))
                .hasToString("{type=striping, unit=0 B, compat=[no-reads]}");
        assertThat(Small.at(
                        read(organisation("org", "Array", "Striped", "Parity_disk", zero))
                                .scenario(),
                        "layers.org.layer"))
                .hasToString("{type=raid-3, compat=[no-reads]}");
        assertThat(Small.at(
                        read(organisation("org", "Array", "Striped", "Shadowed", zero))
                                .scenario(),
                        "layers"))
                .hasToString(
                        "{org.column0={over=[a, c], layer={type=mirror, read=primary, compat=[disksim-random, parts-in-order, distance-from-last]}},"
                                + " org.column1={over=[b, d], layer={type=mirror, read=primary, compat=[disksim-random, parts-in-order, distance-from-last]}},"
                                + " org={over=[org.column0, org.column1], layer={type=striping, unit=0 B, compat=[no-reads]}}}");
        assertThat(problems(organisation("org", "Parts", "Striped", "Noredun", zero)))
                .containsExactly("`Stripe unit` 0 with `Addressing mode` `Parts`; expected 1 or more, or `Array`");
        assertThat(problems(organisation("org", "Array", "Striped", "Parity_rotated", zero)))
                .containsExactly("`Stripe unit` 0 with parity that rotates; expected 1 or more");
    }

    /** 12.5: `Synch writes` reads first; copies with one column make a mirror. */
    @Test
    void furtherChoices() {
        assertThat(Small.at(
                        read(organisation(
                                        "org",
                                        "Array",
                                        "Striped",
                                        "Parity_disk",
                                        "devices = [ a, b, c ], Stripe unit = 8, RMW vs. reconstruct = 0.25,"
                                                + " Synch writes for safety = 1"))
                                .scenario(),
                        "layers.org.layer.writes"))
                .hasToString("{reconstructFrom=0.25, readsFirst=true}");
        Imported mirror = read(organisation(
                "org",
                "Parts",
                "Asis",
                "Shadowed",
                "devices = [ b, c ], Number of copies = 2, Copy choice on read = 3"));
        assertThat(Small.at(mirror.scenario(), "layers.org.layer"))
                .hasToString(
                        "{type=mirror, read=round-robin, compat=[disksim-random, parts-in-order, distance-from-last]}");
        assertThat(Small.at(mirror.traceKeys(), "devices")).hasToString("{0=a, 1=org, 3=d, 4=e}");
    }

    /** 5: an array is addressed by its own index and can hide a device of the same number. */
    @Test
    void namesStandForNumbers() {
        String arrays = organisation("first", "Array", "Striped", "Noredun", "devices = [ c, d ], Stripe unit = 8")
                + organisation("rest", "Parts", "Asis", "Noredun", "devices = [ a, b, e ]");
        assertThat(Small.at(read(arrays).traceKeys(), "devices")).hasToString("{0=first, 1=b, 4=e}");
        Imported mapped = read(arrays + """
                disksim_iosim IS { I/O Mappings = [ disksim_iomap { tracedev = 9, simdev = a },
                 disksim_iomap { tracedev = 8, simdev = first } ] }
                instantiate [ is ] as IS
                """);
        assertThat(Small.at(mapped.traceKeys(), "devices")).hasToString("{0=first, 1=b, 4=e, 9=first, 8=first}");
    }

    @Test
    void membersThatDiffer() {
        Imported imported =
                read(organisation("org", "Array", "Striped", "Noredun", "devices = [ a, e ], Stripe unit = 8"));
        assertThat(Small.at(imported.scenario(), "layers.org.layer.useSmallest"))
                .isEqualTo(true);
        assertThat(imported.warnings())
                .extracting(Note::text)
                .containsExactly("the members differ: of each as much is used as the smallest has; in DiskSim, as the"
                        + " first one has");
    }

    /** What else is read depends on the three schemes. */
    @Test
    void aWrongSchemeIsTheOnlyProblem() {
        String rest = "devices = [ a, b ]";
        assertThat(problems(organisation("org", "Array", "18", "Noredun", rest)))
                .singleElement()
                .asString()
                .contains("`Distribution scheme`");
        assertThat(problems(organisation("org", "Array", "Stripes", "Noredun", rest)))
                .containsExactly("`Distribution scheme` is `Stripes`; expected one of Asis, Striped, Random, Ideal");
        assertThat(problems(organisation("org", "Whole", "Striped", "Noredun", rest + ", Stripe unit = 0")))
                .containsExactly("`Addressing mode` is `Whole`; expected one of Parts, Array");
        assertThat(problems(organisation("org", "Array", "Striped", "Copies", rest)))
                .containsExactly("`Redundancy scheme` is `Copies`;"
                        + " expected one of Noredun, Shadowed, Parity_disk, Parity_rotated");
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThat(problems(organisation("org", "Array", "Asis", "Noredun", "devices = [ a ]")))
                .containsExactly(
                        "`Asis` in an array, which has no addresses of members; expected `Parts`, or `Striped`");
        assertThat(problems(organisation(
                        "org",
                        "Array",
                        "Striped",
                        "Shadowed",
                        "devices = [ a, b, c ], Stripe unit = 8, Number of copies = 2, Copy choice on read = 1")))
                .containsExactly("2 copies on 3 devices; expected a divisor of 3");
        assertThat(problems(organisation("org", "Array", "Striped", "Noredun", "devices = [ a, b ], Stripe unit = 8")
                        + organisation("two", "Array", "Striped", "Noredun", "devices = [ b, c ], Stripe unit = 8")))
                .containsExactly(
                        "`b` is part of logical organisation `org` already; expected each device in one organisation");
        assertThat(problems(organisation("a", "Array", "Striped", "Noredun", "devices = [ b, c ], Stripe unit = 8")))
                .containsExactly("a device is named `a` as well as a logical organisation; expected another name");
    }
}
