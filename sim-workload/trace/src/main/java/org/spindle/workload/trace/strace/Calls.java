package org.spindle.workload.trace.strace;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.NamedCounts;
import org.spindle.workload.trace.TextLines;

/** Follows file positions through the calls and converts those that read, write, sync or punch holes to requests. */
final class Calls implements LineReader.LineFormat {

    private static final String LAYOUT =
            "a process (with -f), seconds since 1970 (-ttt), a call with arguments, = result <seconds> (-T)";

    /** More threads than strace follows in practice; beyond this the file is taken as damaged. */
    private static final int MOST_UNFINISHED = 1 << 12;

    private static final int MOST_DESCRIPTORS = 1 << 20;

    /** The file position of a descriptor, which duplicates share. */
    private static final class Position {
        long bytes;
    }

    private final Long2ObjectOpenHashMap<Call> unfinished = new Long2ObjectOpenHashMap<>();
    private final Long2ObjectOpenHashMap<Position> positions = new Long2ObjectOpenHashMap<>();
    private final NamedCounts tally = new NamedCounts();

    @Override
    public boolean read(TextLines line, TraceRecord into) {
        Call call = Call.parse(line.line());
        if (call == null) {
            throw line.malformed(LAYOUT);
        }
        switch (call.state()) {
            case OTHER -> {
                return false;
            }
            case BEGUN -> {
                if (unfinished.size() == MOST_UNFINISHED) {
                    throw line.malformed("the end of some of the " + MOST_UNFINISHED + " calls begun before");
                }
                unfinished.put(call.process(), call);
                return false;
            }
            case RESUMED -> {
                Call begun = unfinished.remove(call.process());
                if (begun == null || !begun.name().equals(call.name())) {
                    return false;
                }
                return finished(line, join(begun, call), into);
            }
            default -> {
                return finished(line, call, into);
            }
        }
    }

    /** Joins the halves of a call. The arguments continue where the first half ended, possibly after a comma. */
    private static Call join(Call begun, Call resumed) {
        List<String> arguments = new ArrayList<>(begun.arguments());
        if (!arguments.isEmpty() && arguments.get(arguments.size() - 1).isEmpty()) {
            arguments.remove(arguments.size() - 1);
        }
        List<String> others = resumed.arguments();
        boolean separated = !others.isEmpty() && others.get(0).isEmpty();
        arguments.addAll(separated ? others.subList(1, others.size()) : others);
        return new Call(
                begun.process(),
                begun.nanos(),
                Call.State.WHOLE,
                begun.name(),
                arguments,
                resumed.result(),
                resumed.duration());
    }

    private boolean finished(TextLines line, Call call, TraceRecord into) {
        tally.count("calls_by_name." + call.name());
        long result = result(call);
        if (result < 0) {
            tally.count(call.result().startsWith("?") ? "unfinished_calls" : "failed_calls");
            return false;
        }
        switch (call.name()) {
            case "open", "openat", "openat2", "creat" -> open(line, result, new Position());
            case "dup", "dup2", "dup3" -> open(line, result, position(line, descriptor(line, call)));
            case "fcntl", "fcntl64" -> {
                if (call.arguments().size() > 1 && call.arguments().get(1).startsWith("F_DUPFD")) {
                    open(line, result, position(line, descriptor(line, call)));
                }
            }
            case "close" -> positions.remove(descriptor(line, call));
            case "lseek", "_llseek" -> position(line, descriptor(line, call)).bytes = result;
            case "read", "readv" -> {
                return sequential(line, call, Operation.READ, result, into);
            }
            case "write", "writev" -> {
                return sequential(line, call, Operation.WRITE, result, into);
            }
            case "pread64", "pread" -> {
                return request(call, Operation.READ, argument(line, call, 3), result, into);
            }
            case "pwrite64", "pwrite" -> {
                return request(call, Operation.WRITE, argument(line, call, 3), result, into);
            }
            case "preadv", "preadv2" -> {
                return request(call, Operation.READ, argument(line, call, 3), result, into);
            }
            case "pwritev", "pwritev2" -> {
                return request(call, Operation.WRITE, argument(line, call, 3), result, into);
            }
            case "fsync", "fdatasync" -> {
                fill(call, Operation.FLUSH, 0, 0, into);
                return true;
            }
            case "fallocate" -> {
                return call.arguments().size() == 4
                        && call.arguments().get(1).contains("FALLOC_FL_PUNCH_HOLE")
                        && request(call, Operation.DISCARD, argument(line, call, 2), argument(line, call, 3), into);
            }
            default -> {}
        }
        return false;
    }

    private void open(TextLines line, long descriptor, Position position) {
        if (positions.size() == MOST_DESCRIPTORS) {
            throw line.malformed("fewer than " + MOST_DESCRIPTORS + " files open at once");
        }
        positions.put(descriptor, position);
    }

    private boolean sequential(TextLines line, Call call, Operation operation, long bytes, TraceRecord into) {
        Position position = position(line, descriptor(line, call));
        long offset = position.bytes;
        if (offset > Limits.BYTES - bytes) {
            throw line.malformed("a file position below 2^62");
        }
        position.bytes += bytes;
        return request(call, operation, offset, bytes, into);
    }

    private boolean request(Call call, Operation operation, long offset, long bytes, TraceRecord into) {
        if (bytes == 0) {
            tally.count(operation == Operation.READ ? "zero_byte_reads" : "zero_byte_writes");
            return false;
        }
        fill(call, operation, offset, bytes, into);
        return true;
    }

    private static void fill(Call call, Operation operation, long offset, long bytes, TraceRecord into) {
        into.arrival = call.nanos();
        into.response = call.duration() < 0 ? TraceRecord.NONE : call.duration();
        into.process = call.process() == 0 ? TraceRecord.NONE : call.process();
        into.operation = operation;
        into.offset = offset;
        into.length = bytes;
    }

    /** Returns the result of the call; negative for errors and unknown results. */
    private static long result(Call call) {
        String text = call.result();
        int end = 0;
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        return Call.whole(text, 0, end);
    }

    /** Returns the first argument, after which -y prints the path. */
    private static long descriptor(TextLines line, Call call) {
        String text = call.arguments().isEmpty() ? "" : call.arguments().get(0);
        int path = text.indexOf('<');
        long descriptor = Call.whole(text, 0, path < 0 ? text.length() : path);
        if (descriptor < 0) {
            throw line.malformed("a file descriptor as the first argument of " + call.name());
        }
        return descriptor;
    }

    private Position position(TextLines line, long descriptor) {
        Position position = positions.get(descriptor);
        if (position == null) {
            position = new Position();
            open(line, descriptor, position);
        }
        return position;
    }

    private static long argument(TextLines line, Call call, int index) {
        String text = call.arguments().size() > index ? call.arguments().get(index) : "";
        long value = Call.whole(text, 0, text.length());
        if (value < 0 || value > Limits.BYTES) {
            throw line.malformed("an offset as argument " + (index + 1) + " of " + call.name());
        }
        return value;
    }

    @Override
    public SortedMap<String, Long> tallies() {
        SortedMap<String, Long> tallies = tally.byName();
        tallies.putIfAbsent("zero_byte_reads", 0L);
        return tallies;
    }
}
