package org.spindle.config;

import static org.spindle.config.ExpectedErrors.expect;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Messages about assignments by {@code --set}, and their order among those about the file.
 * The expected messages are complete: what is wrong, the place as line and column, and what would be right. The places
 * were counted by hand in the inputs.
 */
class AssignmentErrorsTest {

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
}
