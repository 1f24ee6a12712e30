package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;

/** trace-formats, section 36: a wrong field yields file, line, offending text and what would be right. */
class ComplaintsTest {

    private static final Map<String, TraceFormat> FORMATS = KnownFormats.of(new TraceFormatsPlugin());
    private static final Map<String, byte[]> SEEDS = Seeds.all();

    /** A replacement in the seed, and the expected complaint. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '!', textBlock = """
            disksim-batch    | 100 8 1 0         | 100 8 1          | line 1: '0.0 0 100 8 1': expected six fields
            spc              | 0, 64,            | 0, 6x4,          | line 2: block number '6x4': expected a whole number
            spc              | r, 0.6            | t, 0.6           | line 2: opcode 't': expected r, R, w or W
            spc              | 0.551706          | -1               | line 1: time in seconds '-1': expected a decimal
            msr              | ,Write            | ,write           | line 2: operation 'write': expected Read or Write
            msr              | 128166372003061630 | 1281663720030616 | line 2: file time in 100 ns '1281663720030616': expected one after 1970
            msr              | ,2000             | !!               | line 2: '128166372003061630,host,1,Write,4096,512': expected file time
            ms-etw           | 0x2000            | 8192k            | line 5: size in bytes '8192k': expected a hexadecimal number
            ms-etw           | ByteOffset        | Offset           | line 2: ' DiskRead, TimeStamp, Process Name ( PID), Offset, IOSize, E...': expected a header line with a column 'ByteOffset'
            ms-etw           | ( 12)             | 12               | line 5: process '"a, b" 12': expected a name and a number in parentheses
            fiu              | 8 R               | 8 X              | line 3: operation 'X': expected R or W
            tracepoint       | 528 + 8 [Web      | 528 - 8 [Web     | line 2: ' Web Content-502 [001] ..... 10.000000: block_bio_queue: 8,1...': expected 'sector + sectors'
            tracepoint       | 8,16 R 528        | 8.16 R 528       | line 2: device '8.16': expected
            biosnoop         | 13092560          | 1309z            | line 2: sector '1309z': expected a whole number
            biosnoop         | SECTOR            | BLOCK            | line 1: 'TIME(s) COMM PID DISK T BLOCK BYTES QUE(ms) LAT(ms)': expected a header line with a column 'SECTOR'
            io-tracer        | 2024-01-15        | 2024-02-30       | line 2: time '2024-02-30 10:30:45.019687': expected YYYY-MM-DD
            mobile-csv       | a-b-7             | a-b-             | line 3: process 'a-b-': expected a whole number
            fio-iolog 2      | read              | raed             | line 4: action 'raed': expected add, open, close
            fio-iolog 2      | wait 1000 0       | wait             | line 5: 'a wait': expected offset and length, or the end of a wait
            fio-iolog 3      | version 3         | version 4        | line 1: 'fio version 4 iolog': expected 'fio version 2 iolog'
            fio-iolog-1      | 1, 2              | 2, 2             | line 2: operation '2': expected 0 or 1
            systor           | ,R,               | ,X,              | line 2: operation 'X': expected R or W
            alibaba          | 266240            | 9223372036854775807 | line 2: offset in bytes '9223372036854775807': expected a whole number
            tencent-cbs      | ,1,1283           | ,2,1283          | line 2: operation '2': expected 0 or 1
            tencent-photo    | 20160201000030    | 20161301000030   | line 2: time '20161301000030': expected YYYYMMDDHHMMSS
            k5cloud          | 0.035279000       | 0,035279000      | line 2: '2264,0,035279000,W,3137536,2048': expected ID,Timestamp
            cloudphysics-csv | 2a,512            | 2g,512           | line 2: SCSI operation code '2g': expected a hexadecimal number
            cloudphysics-csv | lbn               | block            | line 1: 'version,time,op,size,block': expected a header line with a column 'lbn'
            thesios          | READ              | read             | line 2: operation 'read': expected READ or WRITE
            tectonic         | putChunk.         | delChunk.        | line 3: operation 'delChunk.Temporary': expected getChunkData. or putChunk.
            tectonic         | ,1,4              | ,0,4             | line 2: number of requests '0': expected at least 1
            baleen           | 878 5 0           | 878 7 0          | line 2: operation '7': expected 1 to 6
            mqsim            | 0x10              | 0xq              | line 2: sector '0xq': expected a hexadecimal number
            mqsim            | 017               | 018              | line 3: sector '018': expected an octal number
            camelab          | W 520             | W 5.20           | line 2: sector '5.20': expected a whole number
            keys             | 85                | 8 5              | line 3: '8 5': expected one key, or a star
            arc              | 64 0 1            | 64 0             | line 2: '1842745 64 0': expected first block
            addresses        | 0x1fffff58        | 0x1fffff5z       | line 2: address '0x1fffff5z': expected a hexadecimal number
            strace           | lseek(3,          | lseek(x,         | line 5: '100 1700000000.001300 lseek(x, 4096, SEEK_SET) = 4096': expected a file descriptor
            strace           | [pid 101] 17      | [pid 101] x17    | line 3: '[pid 101] x1700000000.000250 pwrite64(3, "abc"..., 8192, 655...': expected a process
            nfsdump          | off 2000          | off 20xx         | line 1: off '20xx': expected a hexadecimal number
            nfsdump          | T C3 1cf0d105     | T C9 1cf0d105    | line 1: '1006231504.285023 32.03fd 30.0801 T C9 1cf0d105 6 read fh cf...': expected seconds
            """)
    void wrongFieldsAreNamed(String seed, String right, String wrong, String complaint) {
        String content = new String(SEEDS.get(seed), StandardCharsets.ISO_8859_1);
        String damaged = content.replace(right, wrong == null ? "" : wrong);
        assertThatThrownBy(() -> Traces.readAll(Traces.open(FORMATS.get(seed.split(" ")[0]), damaged)))
                .isInstanceOf(TraceException.class)
                .hasMessageStartingWith("test.trace: ")
                .hasMessageContaining(complaint);
    }

    /** Changes a byte of the seed. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            vscsi 1             | 47   | 2   | expected records of 32 or 40 bytes that name version 1 or 2
            vscsi 2             | 63   | 255 | record 2, byte 40: block 18374686479671623688; expected one of at most
            oracle-general-opns | 43   | 99  | record 2, byte 27: operation 99; expected one from 0 to 14
            oracle-general      | 47   | 128 | record 2, byte 24: next access -9223372036854775804; expected the position
            lcs 1               | 1004 | 25  | the LCS header has an unknown layout
            lcs 3               | 8    | 9   | the LCS header has an unknown layout
            lcs 3               | 8191 | 9   | does not end with the magic number
            blktrace 7          | 56   | 9   | record 2, byte 56: magic number 65617409; expected 65617407 or 65617408
            blktrace 7          | 79   | 255 | record 2, byte 56: sector 18374686479671623744; expected one from 0
            hp-srt              | 36   | 1   | record 1, byte 33: record size 1; expected
            """)
    void wrongBytesAreNamed(String seed, int at, int value, String complaint) {
        byte[] damaged = SEEDS.get(seed).clone();
        damaged[at] = (byte) value;
        assertThatThrownBy(() -> Traces.readAll(Traces.open(FORMATS.get(seed.split(" ")[0]), damaged)))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining(complaint);
    }
}
