package org.spindle.workload.trace.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.spi.trace.TraceException;

/** Captures of a few lines, whose system traces were worked by hand; docs/system-traces.md, "Captures of Linux". */
class LinuxCaptureTest {

    @TempDir
    private Path directory;

    private @Nullable ImportFigures figures;

    @BeforeEach
    void begin() {
        figures = null;
    }

    private String imported(String capture) throws IOException {
        return imported(capture, false);
    }

    private String imported(String capture, boolean keepForeign) throws IOException {
        return imported(capture, LinuxCapture.FIRST, keepForeign);
    }

    private String imported(String capture, long process, boolean keepForeign) throws IOException {
        Path file = Files.writeString(directory.resolve("capture.txt"), capture);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        figures = new LinuxCapture(file).convert("copy", process, null, keepForeign, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    /**
     * The task is released at 1.0 s and has a CPU at 1.001. It reads page 0 of a file, for which it waits from 1.0014 to 1.0034,
     * and pages 1 and 2 are read ahead. Another process has the CPU from 1.0035 to 1.0065. Page 1 is read without a wait: the
     * trace needs it at the beginning of the second call.
     */
    @Test
    void waitsAreForRequestsAndPagesAreNeededWhenTheyAreRead() throws IOException {
        assertThat(imported("""
                # tracer: nop
                  sh-9  [000] d..3.  1.000000: sched_waking: comm=cp pid=5 prio=120 target_cpu=000
                  other-8  [000] d..2.  1.001000: sched_switch: prev_comm=other prev_pid=8 prev_prio=120 prev_state=R ==> next_comm=cp next_pid=5 next_prio=120
                  cp-5  [000] .....  1.001100: sys_openat(dfd: 5, filename: 0x5, flags: 0, mode: 0)
                  cp-5  [000] .....  1.001200: sys_openat -> 0x3
                  cp-5  [000] .....  1.001250: sys_read(fd: 3, buf: 0x7f, count: 0x1000)
                  cp-5  [000] .....  1.001260: mm_filemap_add_to_page_cache: dev 7:0 ino 2a pfn=0x1 ofs=0 order=0
                  cp-5  [000] .....  1.001270: block_bio_queue: 7,0 R 800 + 8 [cp]
                  cp-5  [000] .....  1.001280: block_rq_issue: 7,0 R 4096 () 800 + 8 be,0,4 [cp]
                  cp-5  [000] .....  1.001290: mm_filemap_add_to_page_cache: dev 7:0 ino 2a pfn=0x1 ofs=4096 order=0
                  cp-5  [000] .....  1.001290: mm_filemap_add_to_page_cache: dev 7:0 ino 2a pfn=0x1 ofs=8192 order=0
                  cp-5  [000] .....  1.001300: block_bio_queue: 7,0 RA 808 + 8 [cp]
                  cp-5  [000] .....  1.001320: block_bio_queue: 7,0 RA 816 + 8 [cp]
                  cp-5  [000] .....  1.001330: block_rq_issue: 7,0 RA 8192 () 808 + 16 be,0,4 [cp]
                  cp-5  [000] d..2.  1.001400: sched_switch: prev_comm=cp prev_pid=5 prev_prio=120 prev_state=D ==> next_comm=other next_pid=8 next_prio=120
                  ksoftirqd/0-1  [000] ..s..  1.003390: block_rq_complete: 7,0 R () 800 + 8 be,0,4 [0]
                  ksoftirqd/0-1  [000] d.s3.  1.003400: sched_waking: comm=cp pid=5 prio=120 target_cpu=000
                  other-8  [000] d..2.  1.003450: sched_switch: prev_comm=other prev_pid=8 prev_prio=120 prev_state=R ==> next_comm=cp next_pid=5 next_prio=120
                  cp-5  [000] d..2.  1.003500: sched_switch: prev_comm=cp prev_pid=5 prev_prio=120 prev_state=R+ ==> next_comm=other next_pid=8 next_prio=120
                  ksoftirqd/0-1  [000] ..s..  1.005000: block_rq_complete: 7,0 RA () 808 + 16 be,0,4 [0]
                  other-8  [000] d..2.  1.006500: sched_switch: prev_comm=other prev_pid=8 prev_prio=120 prev_state=R ==> next_comm=cp next_pid=5 next_prio=120
                  cp-5  [000] .....  1.006550: sys_read -> 0x1000
                  cp-5  [000] .....  1.006650: sys_read(fd: 3, buf: 0x7f, count: 0x1000)
                  cp-5  [000] .....  1.006670: sys_read -> 0x1000
                  cp-5  [000] .....  1.006700: sched_process_exit: comm=cp pid=5 prio=120 group_dead=true
                """)).isEqualTo("""
                spindle-system 1
                process 5 parent 0 ready task copy
                5 270000 read 0 0 800 8 auto took 2120000
                5 50000 read 1 0 808 16 auto took 1610000 read-ahead
                5 80000 need 0
                5 100000 need 0
                5 100000 need 1
                5 50000 exit
                """);
        assertThat(figures).isEqualTo(new ImportFigures("7,0", 1, 2, 6_700_000, CaptureLosses.NONE, 0, 0));
    }

    /**
     * Pages come in folios of 2 to the power of their order. The file system queues the second folio, four pages, at once; the
     * kernel splits it into two requests, and no page of it can be read before both are complete. The second call reaches the mark
     * of the read-ahead: it issues the third folio before it waits for its own page.
     */
    @Test
    void pagesQueuedTogetherAreReadableTogetherAndReadAheadPrecedesTheWait() throws IOException {
        assertThat(imported("""
                  cp-5  [000] .....  1.000000: sys_openat(dfd: 5, filename: 0x5, flags: 0, mode: 0)
                  cp-5  [000] .....  1.000010: sys_openat -> 0x3
                  cp-5  [000] .....  1.000020: sys_read(fd: 3, buf: 0x7f, count: 0x1000)
                  cp-5  [000] .....  1.000030: mm_filemap_add_to_page_cache: dev 7:0 ino 2a pfn=0x1 ofs=0 order=0
                  cp-5  [000] .....  1.000030: mm_filemap_add_to_page_cache: dev 7:0 ino 2a pfn=0x1 ofs=4096 order=2
                  cp-5  [000] .....  1.000040: block_bio_queue: 7,0 R 800 + 8 [cp]
                  cp-5  [000] .....  1.000040: block_rq_issue: 7,0 R 4096 () 800 + 8 be,0,4 [cp]
                  cp-5  [000] .....  1.000050: block_bio_queue: 7,0 RA 900 + 32 [cp]
                  cp-5  [000] .....  1.000050: block_rq_issue: 7,0 RA 8192 () 900 + 24 be,0,4 [cp]
                  cp-5  [000] .....  1.000050: block_rq_issue: 7,0 RA 8192 () 924 + 8 be,0,4 [cp]
                  <idle>-0  [000] ..s..  1.000060: block_rq_complete: 7,0 R () 800 + 8 be,0,4 [0]
                  <idle>-0  [000] ..s..  1.000070: block_rq_complete: 7,0 RA () 900 + 24 be,0,4 [0]
                  <idle>-0  [000] ..s..  1.000080: block_rq_complete: 7,0 RA () 924 + 8 be,0,4 [0]
                  cp-5  [000] .....  1.000090: sys_read -> 0x1000
                  cp-5  [000] .....  1.000100: sys_read(fd: 3, buf: 0x7f, count: 0x1000)
                  cp-5  [000] .....  1.000110: mm_filemap_add_to_page_cache: dev 7:0 ino 2a pfn=0x1 ofs=20480 order=1
                  cp-5  [000] .....  1.000120: block_bio_queue: 7,0 RA 932 + 16 [cp]
                  cp-5  [000] .....  1.000120: block_rq_issue: 7,0 RA 8192 () 932 + 16 be,0,4 [cp]
                  cp-5  [000] .....  1.000130: sys_read -> 0x1000
                """)).isEqualTo("""
                spindle-system 1
                process 5 parent 0 ready task copy
                5 40000 read 0 0 800 8 auto took 20000
                5 10000 read 1 0 900 24 auto took 10000 read-ahead
                5 0 read 2 0 924 8 auto took 10000 read-ahead
                5 40000 need 0
                5 30000 read 3 0 932 16 auto read-ahead
                5 0 need 1
                5 0 need 2
                5 10000 compute
                """);
    }

    /** A read-only flush is waited for. The other process has the CPU for 3 ms after its completion. */
    @Test
    void foreignProcessesDelayTheTask() throws IOException {
        assertThat(imported("""
                  db-5  [000] .....  1.000000: sys_fdatasync(fd: 3)
                  db-5  [000] .....  1.000010: block_bio_queue: 7,0 FWS 0 + 0 [db]
                  db-5  [000] d..2.  1.000020: sched_switch: prev_comm=db prev_pid=5 prev_prio=120 prev_state=D ==> next_comm=other next_pid=8 next_prio=120
                  <idle>-0  [000] ..s..  1.001010: block_rq_complete: 7,0 FF () 18446744073709551615 + 0 none,0,0 [0]
                  <idle>-0  [000] d.s4.  1.001020: sched_waking: comm=db pid=5 prio=120 target_cpu=000
                  other-8  [000] d..2.  1.004010: sched_switch: prev_comm=other prev_pid=8 prev_prio=120 prev_state=R ==> next_comm=db next_pid=5 next_prio=120
                  db-5  [000] .....  1.004020: sys_fdatasync -> 0x0
                """, true)).isEqualTo("""
                spindle-system 1
                process 5 parent 0 ready task copy
                5 10000 flush 0 0 0 0 auto took 1000000
                5 0 need 0
                5 10000 need 0
                5 0 pause 3000000
                5 10000 compute
                """);
    }

    /**
     * A child waits for a kernel thread that writes for it: an fsync. The parent waits for the child. Neither the interrupt nor the
     * kernel's worker belongs to the task.
     */
    @Test
    void processesWaitForEachOther() throws IOException {
        assertThat(imported("""
                  sh-4  [000] .....  2.000000: sys_clone(clone_flags: 0x1200011, newsp: 0)
                  sh-4  [000] .....  2.000100: sched_process_fork: comm=sh pid=4 child_comm=sh child_pid=5
                  sh-4  [000] .....  2.000110: sys_clone -> 0x5
                  sh-4  [000] .....  2.000120: sys_wait4(upid: 0xffffffff, stat_addr: 0x7f, options: 0, ru: 0)
                  sh-4  [000] d..2.  2.000150: sched_switch: prev_comm=sh prev_pid=4 prev_prio=120 prev_state=S ==> next_comm=sh next_pid=5 next_prio=120
                  sync-5  [000] .....  2.000200: sched_process_exec: filename=/usr/bin/sync pid=5 old_pid=5
                  sync-5  [000] .....  2.000250: sys_fsync(fd: 3)
                  sync-5  [000] d..4.  2.000300: sched_waking: comm=jbd2 pid=7 prio=120 target_cpu=000
                  sync-5  [000] d..2.  2.000310: sched_switch: prev_comm=sync prev_pid=5 prev_prio=120 prev_state=D ==> next_comm=jbd2 next_pid=7 next_prio=120
                  jbd2/loop0-8-7  [000] .....  2.000330: block_bio_queue: 7,0 FWFSM 4096 + 8 [jbd2/loop0-8]
                  kworker/0:1H-54  [000] .....  2.000340: block_rq_issue: 7,0 WSM 4096 () 4096 + 8 be,0,3 [kworker/0:1H]
                  ksoftirqd/0-1  [000] ..s..  2.001340: block_rq_complete: 7,0 WSM () 4096 + 8 be,0,3 [0]
                  ksoftirqd/0-1  [000] ..s..  2.001345: block_rq_complete: 7,0 FF () 18446744073709551615 + 0 none,0,0 [0]
                  jbd2/loop0-8-7  [000] d..3.  2.001360: sched_waking: comm=sync pid=5 prio=120 target_cpu=000
                  jbd2/loop0-8-7  [000] d..2.  2.001365: sched_switch: prev_comm=jbd2/loop0-8 prev_pid=7 prev_prio=120 prev_state=S ==> next_comm=sync next_pid=5 next_prio=120
                  sync-5  [000] .....  2.001400: sys_fsync -> 0x0
                  sync-5  [000] .....  2.001450: sched_process_exit: comm=sync pid=5 prio=120 group_dead=true
                  sync-5  [000] d..3.  2.001460: sched_waking: comm=sh pid=4 prio=120 target_cpu=000
                  sync-5  [000] d..2.  2.001480: sched_switch: prev_comm=sync prev_pid=5 prev_prio=120 prev_state=Z ==> next_comm=sh next_pid=4 next_prio=120
                  sh-4  [000] .....  2.001500: sys_wait4 -> 0x5
                  sh-4  [000] .....  2.001600: sched_process_exit: comm=sh pid=4 prio=120 group_dead=true
                """)).isEqualTo("""
                spindle-system 1
                process 4 parent 0 ready task copy
                process 5 parent 0 absent
                process 7 parent 0 ready
                4 100000 fork 5
                4 70000 join 5
                4 100000 exit
                5 50000 exec
                5 100000 post 1
                5 10000 await 2
                5 85000 exit
                7 0 await 1
                7 30000 flush 0 0 0 0 auto took 5000 metadata
                7 0 need 0
                7 0 write 1 0 4096 8 auto took 1010000 metadata
                7 0 need 0
                7 0 need 1
                7 15000 post 2
                7 5000 compute
                """);
    }

    /** A sleep that no process of the capture ends has its recorded length. */
    @Test
    void otherWaitsArePauses() throws IOException {
        assertThat(imported("""
                  sleep-4  [000] .....  2.000000: sys_clock_nanosleep(which_clock: 0, flags: 0, rqtp: 0x7f, rmtp: 0)
                  sleep-4  [000] .....  2.000005: block_bio_queue: 7,0 W 16 + 8 [sleep]
                  sleep-4  [000] d..2.  2.000010: sched_switch: prev_comm=sleep prev_pid=4 prev_prio=120 prev_state=S ==> next_comm=swapper next_pid=0 next_prio=120
                  <idle>-0  [000] d.h3.  2.050010: sched_waking: comm=sleep pid=4 prio=120 target_cpu=000
                  <idle>-0  [000] d..2.  2.050020: sched_switch: prev_comm=swapper prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=sleep next_pid=4 next_prio=120
                  sleep-4  [000] .....  2.050030: sys_clock_nanosleep -> 0x0
                CPU:1 [LOST 17 EVENTS]
                CPU:0 [LOST EVENTS]
                what is this
                """)).isEqualTo("""
                spindle-system 1
                process 4 parent 0 ready task copy
                4 10000 pause 50000000
                4 10000 compute
                """);
        assertThat(figures).isEqualTo(new ImportFigures("7,0", 1, 0, -1, new CaptureLosses(17, 2, 1, 7, 8), 1, 1));
    }

    @Test
    void capturesWithoutCallsOrRequestsAreRefused() {
        assertThatThrownBy(() -> imported("  sh-4 [000] ..... 2.0: block_bio_queue: 7,0 R 8 + 8 [sh]\n"))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("has no system call");
        assertThatThrownBy(() -> imported("  sh-4 [000] ..... 2.000001: sys_read -> 0x0\n"))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("has no block_bio_queue of any device");
    }

    /** In a capture of the whole machine any process may make the first call. Its calls are not those of the task. */
    @Test
    void theTaskIsTheProcessThatIsGivenWithItsChildren() throws IOException {
        String capture = """
                  editor-8  [001] .....  2.000000: sys_read(fd: 3, buf: 0x7f, count: 0x1)
                  sh-4  [000] .....  2.000000: sys_clone(clone_flags: 0x1200011, newsp: 0)
                  sh-4  [000] .....  2.000100: sched_process_fork: comm=sh pid=4 child_comm=sh child_pid=5
                  cp-5  [000] .....  2.000200: block_bio_queue: 7,0 R 800 + 8 [cp]
                  cp-5  [000] .....  2.000210: block_rq_issue: 7,0 R 4096 () 800 + 8 be,0,4 [cp]
                  cp-5  [000] .....  2.000300: sched_process_exit: comm=cp pid=5 prio=120 group_dead=true
                  editor-8  [001] .....  2.000400: sys_read -> 0x1
                """;
        assertThat(imported(capture, 4, false).lines())
                .containsExactly(
                        "spindle-system 1",
                        "process 4 parent 0 ready task copy",
                        "process 5 parent 0 absent",
                        "4 100000 fork 5",
                        "5 0 read 0 0 800 8 auto",
                        "5 100000 exit");
        assertThat(imported(capture).lines())
                .as("the editor, and a process that issues a request")
                .filteredOn(line -> line.startsWith("process"))
                .containsExactly("process 8 parent 0 ready task copy", "process 5 parent 0 ready");
        assertThatThrownBy(() -> imported(capture, 6, false))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("has no system call (sys_...) of process 6");
    }

    /** A line as trace-cmd report prints it. */
    @Test
    void trace_cmdNamesCallsOtherwise() {
        CaptureLine enter = CaptureLine.of(
                "           cp-18171 [000] 2769.978280123: sys_enter_read:       fd: 0x00000003, buf: 0x7f, count: 0x40");
        CaptureLine exit = CaptureLine.of("           cp-18171 [000] 2769.978280123: sys_exit_read:        0x40");
        assertThat(enter).isNotNull();
        assertThat(enter.call()).isEqualTo("read");
        assertThat(enter.time()).isEqualTo(2_769_978_280_123L);
        assertThat(enter.argument("fd")).isEqualTo(3);
        assertThat(exit).isNotNull();
        assertThat(exit.isReturn()).isTrue();
        assertThat(exit.result()).isEqualTo(64);
    }

    @Test
    void aClockThatGoesBackIsRefusedWithItsPlace() {
        assertThatThrownBy(() -> imported("""
                  cp-5  [000] .....  1.000200: sys_openat(dfd: 5, filename: 0x5, flags: 0, mode: 0)
                  cp-5  [001] .....  1.000100: sys_openat -> 0x3
                """))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("line 2: the clock goes back")
                .hasMessageContaining("1000100000 ns");
    }

    @Test
    void eventsThatShouldBeThereAreNamed() throws IOException {
        Path file = Files.writeString(directory.resolve("capture.txt"), """
                  cp-5  [000] .....  1.000000: sys_openat(dfd: 5, filename: 0x5, flags: 0, mode: 0)
                  cp-5  [000] .....  1.000040: block_bio_queue: 7,0 R 800 + 8 [cp]
                  cp-5  [000] .....  1.000040: block_rq_issue: 7,0 R 4096 () 800 + 8 be,0,4 [cp]
                """);
        LinuxCapture capture = new LinuxCapture(file);
        capture.convert("copy", LinuxCapture.FIRST, null, false, new ByteArrayOutputStream());
        assertThat(capture.missingEvents()).containsExactly("sched_switch", "sched_waking", "block_rq_complete");
    }
}
