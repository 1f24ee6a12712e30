package org.spindle.workload.trace;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.workload.trace.compact.Compact;

/** A small whole trace, or several, of each format, written from its definition; a name may go on behind a blank. */
public final class Seeds {

    private Seeds() {}

    public static Map<String, byte[]> all() {
        Map<String, String> text = new TreeMap<>();
        text.put("disksim-ascii", "0.000000\t0\t100\t8\t1\n1.5 0 200 16 81\r\n1e3 1 300 1 100\n2.25 1 0 2 0");
        text.put("disksim-batch", "0.0 0 100 8 1 0\n1.5 0 200 16 81 1\n1.5 1 300 1 100 1\n");
        text.put("disksim-validate", "R Miss  564347 2 14095.370 13876.270\nW Hit 4 3 6936.010 23126.390\n");
        text.put(
                "blkparse",
                "  8,0 1 1 0.000000000 3108 Q RM 320081952 + 8 [bash]\n8,0 1 2 0.00001 3108 D R 320081952 + 8 [b]\n"
                        + "8,0 1 3 0.000090000 0 C RM 320081952 + 8 [0]\n8,0 1 4 1.5 77 Q FWS 0 + 0 [sync]\n"
                        + "8,0 1 4 1.5 77 Q N 36 (12 00) [x]\nCPU0 (8,0):\n");
        text.put(
                "blkparse-commands",
                "  8,0 1 1 0.000000000 3108 Q RM 320081952 + 8 [bash]\n8,0 1 2 0.00001 3108 D RM 320081952 + 8 [b]\n"
                        + "8,0 1 3 0.000020000 44 D RM 320081952 + 8 [k]\n8,0 1 4 0.000090000 0 C RM 320081952 + 8 [0]\n"
                        + "8,0 1 5 1.5 77 D WS 64 + 16 [x]\nCPU0 (8,0):\n");
        text.put("spc", "0,20941264,8192,W,0.551706,x\n0, 64,\t0, r, 0.6\n1,8,512,R,0.6");
        text.put(
                "msr",
                "128166372003061629,host,0,Read,4096,4096,1000\r\n128166372003061630,host,1,Write,4096,512,2000\r\n");
        text.put(
                "ms-etw",
                "BeginHeader\n DiskRead, TimeStamp, Process Name ( PID), ByteOffset, IOSize, ElapsedTime, DiskNum, DiskSvcTime\n"
                        + "DiskFlush, TimeStamp, Process Name ( PID), ElapsedTime, DiskNum\nEndHeader\n"
                        + "DiskRead, 500, \"a, b\" ( 12), 0x4e5ec22e00, 0x2000, 40, 4, 30\nFileIo, 3\n"
                        + "DiskFlush, 900, p (4), 250, 0\n");
        text.put(
                "fiu",
                "junk\n0 4892 syslogd 904265560 8 W 6 0 531e779ad4e0bb8cb5a4dbf9f9f1ba1e\n"
                        + "39064 2559 kworker/0:1 926858672 8 R 8 1 4fd0c43f6a8d8a1ab1b6ff3c6e0d1f10\n");
        text.put(
                "tracepoint",
                "# tracer: nop\n Web Content-502 [001] ..... 10.000000: block_bio_queue: 8,16 R 528 + 8 [Web Content]\n"
                        + "x-5 [1] 10.000174: block_rq_issue: 8,16 R 4096 () 528 + 8 none,0,0 [x]\n"
                        + "<idle>-0 [1] d.h1. 10.02: block:block_rq_complete: 8,16 R () 528 + 8 [0]\n"
                        + "a-1 [0] 10.03: block_bio_queue: 8,0 FWS 0 + 0 [a]\n");
        text.put(
                "biosnoop",
                "TIME(s) COMM PID DISK T SECTOR BYTES QUE(ms) LAT(ms)\n0.000004 a b 1950 xvda1 W 13092560 4096 0.1 0.74\n"
                        + "0.000178 supervise 1950 R 8 512 0 0.61\n12:30:05 x 1 sda F 0 0 0 1.2\n");
        text.put(
                "io-tracer",
                "timestamp,pid,command,sector,operation,size,latency_ms\n"
                        + "2024-01-15 10:30:45.019687,507,p,528,read,4096,19.687\n2024-01-15 10:30:46,507,p,0,flush,0,1.5\n");
        text.put(
                "mobile-csv",
                "proces,device,rw_flag,sector,size,timestamp\r\n<...>-502,8388624,R,528,8,44186.0\r\n"
                        + "a-b-7,8388624,W,520,8,45985.490415999996\r\n");
        text.put(
                "fio-iolog 2",
                "fio version 2 iolog\na add\na open\na read 0 4096\na wait 1000 0\na sync 0 0\na trim 8192 4096\na close\n");
        text.put("fio-iolog 3", "fio version 3 iolog\n0 a add\n10 a read 0 4096\n20 b datasync\n30 b write 4096 512\n");
        text.put("fio-iolog-1", "0, 270336, 4096\n1, 266240, 4096\n");
        text.put(
                "systor",
                "Timestamp,Response,IOType,LUN,Offset,Size\n1456135200.013118000,0.000806000,R,0,899056122368,131072\n"
                        + "1456135200.013118000,,,0,899056253440,4096\n1456135200.1,0.001,W,6,4096,8192\n");
        text.put("alibaba", "1,R,270336,4096,1577808000000000\n0,W,266240,4096,1577808000022479\n");
        text.put("tencent-cbs", "1538323200,528,8,0,1284\n1538323201,520,8,1,1283\n");
        text.put(
                "tencent-photo",
                "20160201000000 fe86ed8e6aff5d54d76a1bc3171b0fce5e4523d8 5 a 4096 1 PC 19\n"
                        + "20160201000030 6ae24f1377275188ac5ea5697296b1214a3d7b43 0 o 8192 0 PHONE 36\n");
        text.put("k5cloud", "2265,0.000000000,R,270336,4096\n2264,0.035279000,W,3137536,2048\n");
        text.put("cloudphysics-csv", "version,time,op,size,lbn\n1,5633898,2a,512,42932745\n1,5633899,28,4096,8\n");
        text.put(
                "thesios",
                "filename,file_offset,op_type,request_io_size_bytes,start_time,disk_time,simulated_latency\n"
                        + "aa,0,READ,1050624,1705276800.250000,0.030000,0.030500\n"
                        + "bb,461618,WRITE,8192,1705276801.000000,0.000000,0.000200\n");
        text.put(
                "tectonic",
                "op_time,block_id,io_size,io_offset,user_name,op_name,op_count,rs_shard_id\n"
                        + "1702511878,12ce23ea,8388608,0,42,getChunkData.Permanent,1,4\n"
                        + "1702511879,cfb44a52,512,8,43,putChunk.Temporary,3,0\n");
        text.put(
                "baleen",
                "# block_id io_offset io_size op_time op_name user_namespace user_name rs_shard_id op_count host_name\n"
                        + "0 0 8388608 1702511878 5 0 0 4 1 0\n1 0 6307425 1702511879.5 6 0 0 0 2 1\n");
        text.put("mqsim", "938513000 4 264719034 16 0\n938828000 3 0x10 8 1\r\n938828000 3 017 8 1");
        text.put("camelab", "0.000000 R 528 8\n0.022479 W 520 8\n");
        text.put("keys", "2819\n*\n85\r\n560");
        text.put("arc", "230027 8 0 0\n1842745 64 0 1\n");
        text.put("addresses", "s 0x1fffff50 1\nl 0x1fffff58 1 1 100\n");
        text.put(
                "requests-csv",
                "arrival_ns,dispatch_ns,completion_ns,device,op,sector,sectors,criticality,buffer,seek_ns\r\n"
                        + "500,600,1000,disk0,read,528,8,critical,miss,0\r\n"
                        + "100,-1,1200,disk1,write,4096,16,noncritical,miss,7\r\n");
        text.put(
                "system",
                "spindle-system 1\n# a comment\nprocess 10 parent 1 running 0 task copy\nprocess 11 parent 10 absent\n"
                        + "10 1000 call\n10 20 read 1 0 528 8 critical\n10 0 need 1\n10 5 fork 11\n10 0 return\n"
                        + "11 3 write 2 1 4096 16 auto limit 40 metadata\n11 0 exit\n10 0 exit\n"
                        + "interrupt 500 clock\nhandler 7 wakeup 3 all\n");
        text.put(
                "strace",
                "100 1700000000.000100 openat(AT_FDCWD, \"d,(a\\\"\", O_RDWR) = 3</d> <0.000030>\n"
                        + "100 1700000000.000200 pread64(3,  <unfinished ...>\n"
                        + "[pid 101] 1700000000.000250 pwrite64(3, \"abc\"..., 8192, 65536) = 8192 <0.000300>\n"
                        + "100 1700000000.000900 <... pread64 resumed>\"xyz\"..., 4096, 12288) = 4096 <0.000700>\n"
                        + "100 1700000000.001300 lseek(3, 4096, SEEK_SET) = 4096\n"
                        + "100 1700000000.001400 write(3, \"v\"..., 1024) = 1024 <0.000012>\n"
                        + "100 1700000000.0016 fsync(3) = 0 <0.004>\n");
        text.put(
                "nfsdump",
                "1006231504.285023 32.03fd 30.0801 T C3 1cf0d105 6 read fh cfbc off 2000 count 2000 con = XXX\n"
                        + "1006231504.294708 30.0801 32.03fd T R3 1cf0d105 6 read OK ftype 1 count 2000\n"
                        + "1006231504.3 32.03fd 30.0801 U C2 1cf0d106 8 write fh cf begoff 0 offset 0 tcount bba\n"
                        + "1006231514.62 31.03f7 30.0801 T C3 d3d2f2e4 15 commit file cfbc off 0 count 0\n");
        Map<String, byte[]> all = new TreeMap<>();
        text.forEach((name, content) -> all.put(name, Traces.ascii(content)));
        all.put("hp-srt", srt());
        all.put("vscsi 1", vscsiOne());
        all.put("vscsi 2", vscsiTwo());
        all.put("oracle-general", objects(24, 16));
        all.put("oracle-general-opns", objects(27, 19));
        all.put("lcs 1", oldLcs());
        all.put("lcs 3", newLcs());
        all.put("keys-binary", keys());
        all.put("blktrace 7", blktraceSeven());
        all.put("blktrace 8", blktraceEight());
        all.put("compact", compact());
        return all;
    }

    private static ByteBuffer little(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static byte[] compact() {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        TestRandom random = new TestRandom(3);
        try (TraceWriter writer = new Compact().create(content)) {
            for (int i = 0; i < 20; i++) {
                writer.write(RandomRecords.any(random));
            }
        }
        return content.toByteArray();
    }

    private static byte[] srt() {
        byte[] bytes = Arrays.copyOf(Traces.ascii("$$TR_IOREC-1.3\nsectorsize = 256\n\f"), 33 + 2 * 52);
        for (int record = 0; record < 2; record++) {
            int at = 33 + 52 * record;
            bytes[at + 3] = 52;
            bytes[at + 5] = 2;
            bytes[at + 7] = 1;
            bytes[at + 23] = 99;
            bytes[at + 26] = 32;
            bytes[at + 34] = (byte) record;
        }
        return bytes;
    }

    private static byte[] vscsiOne() {
        ByteBuffer bytes = little(3 * 32);
        for (int i = 0; i < 3; i++) {
            bytes.putInt(i).putInt(4096).putInt(1).putShort((short) (i == 1 ? 0x2a : 0x28));
            bytes.putShort((short) 0x100).putLong(8L * i).putLong(1_000_000 + i);
        }
        return bytes.array();
    }

    private static byte[] vscsiTwo() {
        ByteBuffer bytes = little(3 * 40);
        for (int i = 0; i < 3; i++) {
            bytes.putShort((short) (i == 1 ? 0x2a : 0x28)).putShort((short) 0x200);
            bytes.putInt(i)
                    .putInt(4096)
                    .putInt(1)
                    .putLong(8L * i)
                    .putLong(1_000_000 + i)
                    .putLong(20);
        }
        return bytes.array();
    }

    private static byte[] objects(int size, int next) {
        ByteBuffer bytes = little(4 * size);
        for (int i = 0; i < 4; i++) {
            bytes.putInt(i * size, 100 + i).putLong(i * size + 4, i % 2).putInt(i * size + 12, 4096);
            bytes.putLong(i * size + next, i < 2 ? i + 3 : -1);
            if (next == 19) {
                bytes.put(i * size + 16, (byte) 1).put(i * size + 17, (byte) 2);
            }
        }
        return bytes.array();
    }

    private static byte[] oldLcs() {
        ByteBuffer bytes = little(1024 + 2 * 24).putLong(0x123456789abcdef0L).put(Traces.ascii("<IQIq"));
        bytes.putInt(1004, 24).putLong(1016, 0x123456789abcdef0L).position(1024);
        return bytes.put(Arrays.copyOf(objects(24, 16), 48)).array();
    }

    private static byte[] newLcs() {
        ByteBuffer bytes = little(8192 + 2 * 40).putLong(0x123456789abcdef0L).putLong(4);
        bytes.putLong(8184, 0x123456789abcdef0L).position(8192);
        for (int i = 0; i < 2; i++) {
            bytes.putInt(i)
                    .putLong(7)
                    .putLong(4096)
                    .putInt(0x101)
                    .putInt(0)
                    .putLong(i == 0 ? 2 : -1)
                    .putInt(i);
        }
        return bytes.array();
    }

    private static byte[] keys() {
        ByteBuffer bytes = little(32 * Integer.BYTES);
        for (int i = 0; i < 32; i++) {
            bytes.putInt(900_000 + i * 37 % 16);
        }
        return bytes.array();
    }

    private static byte[] blktraceSeven() {
        ByteBuffer bytes = little(4 * 48 + 8);
        int[] actions = {0x0400_0001, 0x0010_0001 | 1 << 16, 0x0040_0007 | 1 << 16, 0x0080_0008 | 1 << 16};
        for (int i = 0; i < 4; i++) {
            bytes.putInt(0x65617407)
                    .putInt(i)
                    .putLong(1_000 * i)
                    .putLong(64)
                    .putInt(4096)
                    .putInt(actions[i]);
            bytes.putInt(77).putInt(8 << 20).putInt(0).putShort((short) 0).putShort((short) (i == 0 ? 8 : 0));
            bytes.put(new byte[i == 0 ? 8 : 0]);
        }
        return bytes.array();
    }

    private static byte[] blktraceEight() {
        ByteBuffer bytes = ByteBuffer.allocate(2 * 64);
        for (int i = 0; i < 2; i++) {
            bytes.putInt(0x65617408)
                    .putInt(i)
                    .putLong(1_000 * i)
                    .putLong(64)
                    .putInt(4096)
                    .putInt(77);
            bytes.putLong((i == 0 ? 1L : 8L) | 2L << 16)
                    .putInt(8 << 20)
                    .putInt(0)
                    .putShort((short) 0);
            bytes.putShort((short) 0).put(new byte[12]);
        }
        return bytes.array();
    }
}
