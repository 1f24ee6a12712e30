package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.config.TestStack.Stack;

/**
 * The texts are the contract: what is wrong, where to the character, what would be right. The places were counted by hand
 * in the inputs.
 */
class ConfigErrorsTest {

    private static void expect(String text, List<String> sets, String message) {
        ConfigException e =
                catchThrowableOfType(ConfigException.class, () -> TestStack.load(text, sets.toArray(String[]::new)));
        assertThat(e).as("nothing was reported for %s %s", text, sets).isNotNull();
        assertThat(e.getMessage() + "\n").isEqualTo(message);
    }

    private static void expect(String text, String message) {
        expect(text, List.of(), message);
    }

    @Test
    void anUnknownKeyNamesTheNearestAndTheKnownOnes() {
        expect("""
                devices:
                  disk0:
                    type: hdd
                    rpmm: 7200 rpm
                """, """
                error: unknown key 'rpmm'
                  at exp/db.yaml:4:5   devices.disk0.rpmm   (type: hdd)
                  did you mean: rpm
                  known keys: avgSeek, curve, rpm, scheduler, type, zones     see: spindle describe device hdd
                1 problem, nothing was run.
                """);
    }

    @Test
    void aMissingKeySaysWhatToWriteAndWhatItMeans() {
        expect("""
                devices:
                  disk0: {type: hdd}
                """, """
                error: missing key 'rpm'
                  at exp/db.yaml:2:10   devices.disk0   (type: hdd)
                  write a rotation speed such as '7200 rpm': How fast it turns.
                1 problem, nothing was run.
                """);
    }

    @Test
    void aMissingKeyAtTheTopStandsAtTheFirstKey() {
        expect("""
                # the seed alone
                seed: 3
                """, """
                error: missing key 'devices'
                  at exp/db.yaml:2:1
                  write a mapping of names, each to a device: The devices by name.
                1 problem, nothing was run.
                """);
    }

    @Test
    void wrongTypesSayWhatIsThereAndWhatShouldBe() {
        expect("""
                devices: []
                seed: one
                trace: {file: x}
                note: [a]
                host:
                  cache: "true"
                  processors: 2.5
                weights: [1, two]
                groups: {a: b}
                """, """
                error: this is a list, not a mapping of names, each to a device
                  at exp/db.yaml:1:10   devices
                  write a mapping of names, each to a device
                error: 'one' is not a whole number
                  at exp/db.yaml:2:7   seed
                  write one without unit and quotes, such as 16
                error: this is a mapping of keys to values, not a path
                  at exp/db.yaml:3:8   trace
                  write a path such as 'traces/db.csv'
                error: this is a list, not text
                  at exp/db.yaml:4:7   note
                  write text
                error: 'true' is not a boolean
                  at exp/db.yaml:6:10   host.cache
                  write true or false
                error: '2.5' is not a whole number
                  at exp/db.yaml:7:15   host.processors
                  write one without a fraction
                error: 'two' is not a number
                  at exp/db.yaml:8:14   weights[1]
                  write one without unit and quotes, such as 0.5
                error: 'b' is not a list, each entry text
                  at exp/db.yaml:9:13   groups.a
                  write a list, each entry text
                8 problems, nothing was run.
                """);
    }

    @Test
    void quantitiesNameTheirUnits() {
        expect("""
                devices:
                  disk0:
                    type: hdd
                    rpm: 7200
                    avgSeek: 8 furlongs
                  disk1: {type: hdd, rpm: 72.5 rpm, avgSeek: soon}
                """, """
                error: '7200' lacks a unit
                  at exp/db.yaml:4:10   devices.disk0.rpm   (type: hdd)
                  write a rotation speed such as '7200 rpm' (units: rpm)
                error: 'furlongs' is not a unit of time
                  at exp/db.yaml:5:14   devices.disk0.avgSeek   (type: hdd)
                  write a time such as '2 ms' (units: ps, ns, us, µs, ms, s, min, h, d)
                error: '72.5 rpm' is not a whole number of rpm between 1 and 1000000
                  at exp/db.yaml:6:27   devices.disk1.rpm   (type: hdd)
                error: 'soon' is not a time
                  at exp/db.yaml:6:46   devices.disk1.avgSeek   (type: hdd)
                  write a number and a unit, such as '2 ms'
                4 problems, nothing was run.
                """);
    }

    @Test
    void rangesAreInclusiveAndNamed() {
        expect("""
                devices: {a: {type: hdd, rpm: 1 rpm, avgSeek: 1000001 us}, b: {type: hdd, rpm: 1 rpm, avgSeek: 1 s}}
                host: {processors: 0, page: 511 B}
                weights: [-0.5]
                """, """
                error: '1000001 us' is out of range
                  at exp/db.yaml:1:47   devices.a.avgSeek   (type: hdd)
                  allowed: 0 ms to 1 s
                error: '0' is out of range
                  at exp/db.yaml:2:20   host.processors
                  allowed: 1 to 64
                error: '511 B' is out of range
                  at exp/db.yaml:2:29   host.page
                  allowed: at least 512 B
                error: '-0.5' is out of range
                  at exp/db.yaml:3:11   weights[0]
                  allowed: at least 0.0
                4 problems, nothing was run.
                """);
    }

    @Test
    void numbersBeyondTheirTypeAreRefusedHoweverLarge() {
        expect("""
                devices: {}
                seed: 9223372036854775808
                host: {processors: 1e999999999, page: 1e999999999 B}
                weights: [1e400]
                """, """
                error: '9223372036854775808' is out of range
                  at exp/db.yaml:2:7   seed
                  allowed: -9223372036854775808 to 9223372036854775807
                error: '1e999999999' is out of range
                  at exp/db.yaml:3:20   host.processors
                  allowed: -2147483648 to 2147483647
                error: '1e999999999 B' is not a whole, non-negative number of bytes
                  at exp/db.yaml:3:39   host.page
                error: '1e400' is out of range
                  at exp/db.yaml:4:11   weights[0]
                  numbers end at 1.79e308
                4 problems, nothing was run.
                """);
    }

    @Test
    void anUnknownWordNamesTheKnownOnes() {
        expect("""
                devices: {}
                host: {writes: write-bakc}
                """, """
                error: unknown word 'write-bakc'
                  at exp/db.yaml:2:16   host.writes
                  did you mean: write-back
                  known words: write-back, write-through
                1 problem, nothing was run.
                """);
    }

    @Test
    void unknownTypesNameTheKnownOnes() {
        expect("""
                devices:
                  a: {type: hdd, rpm: 1 rpm, scheduler: sstff}
                  b: {type: hd, rpm: 1 rpm}
                  c: {type: hdd, rpm: 1 rpm, curve: {type: lineal}}
                  d: {rpm: 1 rpm}
                  e: [hdd]
                  f: {type: hdd, rpm: 1 rpm, curve: elevator}
                """, """
                error: unknown scheduler type 'sstff'
                  at exp/db.yaml:2:41   devices.a.scheduler   (type: hdd)
                  did you mean: sstf
                  known types: fcfs, sstf     see: spindle list scheduler
                error: unknown device type 'hd'
                  at exp/db.yaml:3:13   devices.b.type
                  did you mean: hdd
                  known types: hdd     see: spindle list device
                error: 'lineal' is not the type of a seek curve
                  at exp/db.yaml:4:44   devices.c.curve.type   (type: hdd)
                  did you mean: linear
                  known types: constant, linear
                error: missing key 'type'
                  at exp/db.yaml:5:6   devices.d
                  known types: hdd     see: spindle list device
                error: this is a list, not a device
                  at exp/db.yaml:6:6   devices.e
                  write a device such as 'TYPE' or '{type: TYPE, key: value}'
                error: 'elevator' is not the type of a seek curve
                  at exp/db.yaml:7:37   devices.f.curve   (type: hdd)
                  known types: constant, linear
                6 problems, nothing was run.
                """);
    }

    @Test
    void rulesOfRecordsAreReportedAtTheKeyOrTheRecord() {
        expect("""
                devices:
                  disk0:
                    type: hdd
                    rpm: 7200 rpm
                    zones:
                      - {first: 5, last: 2}
                      - {first: 100001, last: 100001}
                """, """
                error: the zone ends at 2, before it begins
                  at exp/db.yaml:6:26   devices.disk0.zones[0].last   (type: hdd)
                  at least 5
                error: no drive has a cylinder 100001
                  at exp/db.yaml:7:9   devices.disk0.zones[1]   (type: hdd)
                  count from the outside
                2 problems, nothing was run.
                """);
    }

    @Test
    void aDuplicateKeyNamesTheFirstPlace() {
        expect("""
                devices: {}
                seed: 1
                seed: 2
                """, """
                error: the key 'seed' is written twice
                  at exp/db.yaml:3:1
                  first written at exp/db.yaml:2:1; keep one of them
                1 problem, nothing was run.
                """);
    }

    @Test
    void nothingWrittenIsNotTheDefault() {
        expect("""
                devices: {}
                seed:
                host: {page: }
                """, """
                error: the value is missing
                  at exp/db.yaml:2:6   seed
                  write a whole number
                error: the value is missing
                  at exp/db.yaml:3:13   host.page
                  write a size such as '64 KiB'
                2 problems, nothing was run.
                """);
    }

    @Test
    void oddDocumentsAreNamedForWhatTheyAre() {
        expect("# nothing\n", """
                error: this is empty
                  at exp/db.yaml
                  write keys and values, such as 'seed: 1'
                1 problem, nothing was run.
                """);
        expect("\n- seed: 1\n", """
                error: this is a list, not a mapping of keys to values
                  at exp/db.yaml:2:1
                  write keys and values, such as 'seed: 1'
                1 problem, nothing was run.
                """);
        expect("devices: {}\n---\nseed: 2\n", """
                error: a second document begins here
                  at exp/db.yaml:2:1
                  write one scenario per file: remove the line '---' and what follows
                1 problem, nothing was run.
                """);
    }

    @Test
    void whatIsNotYamlSaysWhere() {
        expect("devices: {}\nnote: \"unfinished\nseed: 1\n", """
                error: this is not YAML: found unexpected end of stream
                  at exp/db.yaml:4:1
                  while scanning a quoted scalar at line 2
                  check the indentation, quotes and brackets before this place
                1 problem, nothing was run.
                """);
        expect("devices: {}\nnote: a\u0007b\n", """
                error: the character U+0007 is not allowed in YAML
                  at exp/db.yaml:2:8
                  remove it, or write it as an escape inside double quotes
                1 problem, nothing was run.
                """);
    }

    @Test
    void anchorsTagsAndKeysThatMeanNothingAreRefused() {
        expect("devices: {}\nnote: *nowhere\n", """
                error: no anchor '&nowhere' comes before '*nowhere'
                  at exp/db.yaml:2:7
                1 problem, nothing was run.
                """);
        expect("devices: {}\nweights: &w [*w]\n", """
                error: '&w' contains itself
                  at exp/db.yaml:2:14
                1 problem, nothing was run.
                """);
        expect("devices: {}\nnote: !money 3\n<<: 4\n[a]: 3\n", """
                error: the tag '!money' has no meaning here
                  at exp/db.yaml:2:7
                  remove it
                error: '<<' merges mappings, not a number
                  at exp/db.yaml:3:5
                  write an alias of a mapping, such as '<<: *defaults', or a list of them
                error: a key must be a word, not a list
                  at exp/db.yaml:4:1
                3 problems, nothing was run.
                """);
    }

    @Test
    void hostileNestingIsRefused() {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
        for (int i = 1; i < 9; i++) {
            bomb.append("a").append(i).append(": &a").append(i).append(" [");
            bomb.append("*a".concat(Integer.toString(i - 1)).concat(", ").repeat(9));
            bomb.append("*a").append(i - 1).append("]\n");
        }
        assertThat(catchThrowableOfType(ConfigException.class, () -> TestStack.load(bomb.toString())))
                .hasMessageStartingWith(
                        "error: with aliases expanded there are more than 1000000 values\n  at exp/db.yaml:6:");
        assertThat(catchThrowableOfType(ConfigException.class, () -> TestStack.load("weights: " + "[".repeat(100_000))))
                .hasMessageStartingWith("error: more than 100 levels of nesting\n  at exp/db.yaml:1:");
    }

    @Test
    void aliasesNestAsDeepAsTheyStandFor() {
        StringBuilder chain = new StringBuilder("a0: &a0 [x]\n");
        for (int i = 1; i < 150; i++) {
            chain.append("a%d: &a%d [*a%d]\n".formatted(i, i, i - 1));
        }
        // A list at level 1 that holds 99 more is the deepest allowed.
        assertThat(catchThrowableOfType(ConfigException.class, () -> TestStack.load(chain.toString())))
                .hasMessageStartingWith("error: more than 100 levels of nesting\n  at exp/db.yaml:100:");
    }

    @Test
    void thePathIsShownEvenIfTheFileIsNamedLikeIt() {
        ConfigLoader loader = new ConfigLoader(TestStack.TYPES);
        assertThat(catchThrowableOfType(
                        ConfigException.class,
                        () -> loader.load("seed.yaml", "{devices: {}, seed: x}", Path.of(""), List.of(), Stack.class)))
                .hasMessageContaining("at seed.yaml:1:21   seed\n");
    }

    @Test
    void assignmentsAreNamedAsTyped() {
        expect(
                """
                devices:
                  disk0: {type: hdd, rpm: 7200 rpm, scheduler: sstf, zones: [{first: 1, last: 2}]}
                """,
                List.of(
                        "devices.disk0.scheduler=sstff",
                        "devices.disk0.scheduler.window=3",
                        "devices.disk0.zones[2].last=4",
                        "devices.disk0.zones.last=4",
                        "host={cache: 3}",
                        "seed",
                        "a..b=3",
                        "note=[",
                        "=3"),
                """
                error: '=3' sets nothing
                  at --set =3
                  write --set path=value, such as --set seed=3
                error: 'a..b' is not a path of keys, from character 2
                  at --set a..b=3
                  write one such as 'devices.disk0.zones[2].rate'
                error: cannot set 'devices.disk0.scheduler.window': 'devices.disk0.scheduler' is text, which has no keys
                  at --set devices.disk0.scheduler.window=3
                  written at --set devices.disk0.scheduler=sstff
                  set the whole of it: --set 'devices.disk0.scheduler={type: sstff, ...}'
                error: unknown scheduler type 'sstff'
                  at --set devices.disk0.scheduler=sstff   (type: hdd)
                  did you mean: sstf
                  known types: fcfs, sstf     see: spindle list scheduler
                error: cannot set 'devices.disk0.zones.last': 'devices.disk0.zones' is a list, which has no keys
                  at --set devices.disk0.zones.last=4
                  written at exp/db.yaml:2:61
                error: cannot set 'devices.disk0.zones[2].last': 'devices.disk0.zones' is a list of 1 entry, counted from 0
                  at --set devices.disk0.zones[2].last=4
                  written at exp/db.yaml:2:61
                error: '3' is not a boolean
                  at --set host={cache: 3}   host.cache
                  write true or false
                error: this is not YAML: expected the node content, but found '<stream end>'
                  at --set note=[
                  while parsing a flow node
                  check the indentation, quotes and brackets before this place
                error: 'seed' sets nothing
                  at --set seed
                  write --set path=value, such as --set seed=3
                9 problems, nothing was run.
                """);
    }

    @Test
    void anAssignmentBelowAWordSaysHowToSetTheWhole() {
        expect("""
                devices:
                  disk0: {type: hdd, rpm: 7200 rpm, scheduler: sstf}
                """, List.of("devices.disk0.scheduler.window=3"), """
                error: cannot set 'devices.disk0.scheduler.window': 'devices.disk0.scheduler' is text, which has no keys
                  at --set devices.disk0.scheduler.window=3
                  written at exp/db.yaml:2:48
                  set the whole of it: --set 'devices.disk0.scheduler={type: sstf, ...}'
                1 problem, nothing was run.
                """);
    }

    @Test
    void problemsOfTheFileComeInItsOrderAndThoseOfOptionsAfterThem() {
        expect("""
                zeed: 1
                devices: {b: hd, a: hd}
                """, List.of("host.page=4", "groups={x: 1}"), """
                error: unknown key 'zeed'
                  at exp/db.yaml:1:1   zeed
                  did you mean: seed
                  known keys: devices, groups, host, note, seed, trace, weights
                error: unknown device type 'hd'
                  at exp/db.yaml:2:14   devices.b
                  did you mean: hdd
                  known types: hdd     see: spindle list device
                error: unknown device type 'hd'
                  at exp/db.yaml:2:21   devices.a
                  did you mean: hdd
                  known types: hdd     see: spindle list device
                error: '1' is not a list, each entry text
                  at --set groups={x: 1}   groups.x
                  write a list, each entry text
                error: '4' lacks a unit
                  at --set host.page=4
                  write a size such as '64 KiB' (units: B, KiB, MiB, GiB, TiB, PiB, kB, KB, MB, GB, TB, PB, sector, sectors)
                5 problems, nothing was run.
                """);
    }

    @Test
    void filesThatCannotBeReadSayWhy(@TempDir Path directory) throws IOException {
        ConfigLoader loader = new ConfigLoader(TestStack.TYPES);
        Path absent = directory.resolve("absent.yaml");
        assertThat(catchThrowableOfType(ConfigException.class, () -> loader.load(absent, List.of(), Stack.class)))
                .hasMessage("error: there is no such file\n  at " + absent + "\n  looked for " + absent
                        + "\n1 problem, nothing was run.");
        assertThat(catchThrowableOfType(ConfigException.class, () -> loader.load(directory, List.of(), Stack.class)))
                .hasMessage("error: this file cannot be read: it is a directory\n  at " + directory
                        + "\n1 problem, nothing was run.");
        Path latin = Files.write(directory.resolve("latin.yaml"), "note: Müller".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(catchThrowableOfType(ConfigException.class, () -> loader.parse(latin)))
                .hasMessageStartingWith(
                        "error: this is not a text file in UTF-8: the byte at offset 7 is not part of a character");
        Path binary = Files.write(directory.resolve("binary.yaml"), new byte[] {1, 0, 2});
        assertThat(catchThrowableOfType(ConfigException.class, () -> loader.parse(binary)))
                .hasMessageStartingWith("error: this is not a text file\n  at " + binary);
    }
}
