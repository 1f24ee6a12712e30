package org.spindle.config;

import static org.spindle.config.ExpectedErrors.expect;

import org.junit.jupiter.api.Test;

/**
 * Messages about keys and values that do not fit the configuration's records.
 * The expected messages are complete: what is wrong, the place as line and column, and what would be right. The places
 * were counted by hand in the inputs.
 */
class ConfigErrorsTest {

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
                error: '1e999999999 B' is out of range
                  at exp/db.yaml:3:39   host.page
                  sizes end at 9000 PB
                error: '1e400' is out of range
                  at exp/db.yaml:4:11   weights[0]
                  numbers end at 1.79e308
                4 problems, nothing was run.
                """);
    }

    @Test
    void sizesAreWholeNumbersOfBytes() {
        expect("""
                devices: {}
                host: {page: 0.3 KiB}
                """, """
                error: '0.3 KiB' is not a whole number of bytes
                  at exp/db.yaml:2:14   host.page
                  write one that is, such as 307 B
                1 problem, nothing was run.
                """);
        expect("""
                devices: {}
                host: {page: -4 KiB}
                """, """
                error: a size cannot be negative: '-4 KiB'
                  at exp/db.yaml:2:14   host.page
                1 problem, nothing was run.
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
}
