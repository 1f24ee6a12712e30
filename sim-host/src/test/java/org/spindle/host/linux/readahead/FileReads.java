package org.spindle.host.linux.readahead;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.spindle.host.linux.readahead.FileReader.Window;
import org.tukaani.xz.XZInputStream;

/**
 * The files that a recorded task has read from beginning to end by {@code read(2)} or {@code copy_file_range(2)}, or in part by
 * {@code pread(2)}, with the pages that each call inserted into the page cache. Pages inserted during a call, up to the next event of the
 * same process that is not an interrupt, are one window. A copy within a file system that cannot share extents is a sequence of reads into a
 * pipe of 16 pages.
 */
final class FileReads {

    private static final Pattern EVENT = Pattern.compile("\\s*.+-(\\d+)\\s+\\[\\d+]\\s+\\S+\\s+[\\d.]+: (\\w+)(.*)");
    private static final Pattern READ = Pattern.compile("\\(fd: (\\w+), buf: \\w+, count: (\\w+)\\)");
    private static final Pattern PREAD = Pattern.compile("\\(fd: (\\w+), buf: \\w+, count: (\\w+), pos: (\\w+)\\)");
    private static final Pattern COPY = Pattern.compile("\\(fd_in: (\\w+), off_in: 0, fd_out: .*");
    private static final Pattern ADVICE = Pattern.compile("\\(fd: (\\w+), offset: 0, len: 0, advice: 2\\)");
    private static final long PIPE = 16 * FileReader.PAGE;
    private static final Pattern INSERT = Pattern.compile(": dev \\S+ ino (\\w+) pfn=\\w+ ofs=(\\d+) order=(\\d+)");

    /** A call of read: position, requested size, returned size. */
    record Call(long offset, long count, long bytes) {}

    /** One file from opening to closing. */
    static final class OpenFile {
        final List<Call> calls = new ArrayList<>();
        final List<Window> windows = new ArrayList<>();

        /** The file of the inserted pages. */
        @Nullable
        String inode;

        boolean isReadToTheEnd;

        /** Whether reads name their places; the size of the file is then not known, and taken to be that of the pages inserted. */
        boolean isReadAtPlaces;

        /** Whether the process has announced that it reads in sequence (POSIX_FADV_SEQUENTIAL), which doubles the maximum window. */
        boolean isAdvised;

        long offset;

        long pages() {
            if (isReadAtPlaces) {
                return windows.stream()
                        .mapToLong(window -> window.start() + window.pages())
                        .max()
                        .orElse(0);
            }
            return (offset + FileReader.PAGE - 1) / FileReader.PAGE;
        }
    }

    /** A process within a call of read. */
    private static final class Reading {
        final OpenFile file;

        /** Place named by the call; -1 for the file's own. */
        final long place;

        final long count;
        long start;
        long pages;

        Reading(OpenFile file, long place, long count) {
            this.file = file;
            this.place = place;
            this.count = count;
        }

        void insert(long page, long number) {
            if (pages > 0 && page != start + pages) {
                endWindow();
            }
            start = pages == 0 ? page : start;
            pages += number;
        }

        void endWindow() {
            if (pages > 0) {
                file.windows.add(new Window(start, pages));
            }
            pages = 0;
        }
    }

    private final List<OpenFile> files = new ArrayList<>();
    private final Map<String, OpenFile> open = new HashMap<>();
    private final Map<String, Reading> readings = new HashMap<>();

    static List<OpenFile> read(Path capture) {
        FileReads reads = new FileReads();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new XZInputStream(Files.newInputStream(capture)), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Matcher event = EVENT.matcher(line);
                if (event.matches()) {
                    reads.add(event.group(1), event.group(2), event.group(3));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return reads.files.stream()
                .filter(file -> (file.isReadToTheEnd || file.isReadAtPlaces) && file.inode != null)
                .toList();
    }

    private void add(String process, String name, String rest) {
        Reading reading = readings.get(process);
        if (name.equals("mm_filemap_add_to_page_cache")) {
            if (reading != null) {
                insert(reading, rest);
            }
            return;
        }
        if (reading != null && !name.startsWith("sched_")) {
            reading.endWindow();
        }
        if (!name.startsWith("sys_")) {
            return;
        }
        if (!rest.startsWith(" -> ")) {
            begin(process, name, rest);
        } else if (reading != null) {
            end(process, reading, number(rest.substring(" -> ".length())));
        } else if (name.equals("sys_openat")) {
            open.put(process + " " + number(rest.substring(" -> ".length())), new OpenFile());
        }
    }

    private void begin(String process, String name, String rest) {
        switch (name) {
            case "sys_read" -> {
                Matcher read = matcher(READ, rest);
                begin(process, read.group(1), -1, number(read.group(2)));
            }
            case "sys_pread64" -> {
                Matcher read = matcher(PREAD, rest);
                begin(process, read.group(1), number(read.group(3)), number(read.group(2)));
            }
            case "sys_copy_file_range" -> begin(process, matcher(COPY, rest).group(1), -1, PIPE);
            case "sys_fadvise64" -> {
                OpenFile file =
                        open.get(process + " " + number(matcher(ADVICE, rest).group(1)));
                if (file != null) {
                    file.isAdvised = true;
                }
            }
            default -> {}
        }
    }

    private static Matcher matcher(Pattern pattern, String rest) {
        Matcher matcher = pattern.matcher(rest);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("not understood: " + rest);
        }
        return matcher;
    }

    private void begin(String process, String descriptor, long place, long count) {
        OpenFile file = open.get(process + " " + number(descriptor));
        if (file != null) {
            readings.put(process, new Reading(file, place, count));
        }
    }

    private static void insert(Reading reading, String rest) {
        Matcher insert = matcher(INSERT, rest);
        OpenFile file = reading.file;
        file.inode = file.inode == null ? insert.group(1) : file.inode;
        if (file.inode.equals(insert.group(1))) {
            reading.insert(Long.parseLong(insert.group(2)) / FileReader.PAGE, 1L << Integer.parseInt(insert.group(3)));
        }
    }

    private void end(String process, Reading reading, long bytes) {
        readings.remove(process);
        OpenFile file = reading.file;
        if (file.calls.isEmpty()) {
            files.add(file);
        }
        if (bytes < 0) {
            return;
        }
        if (reading.place >= 0) {
            file.isReadAtPlaces = true;
            file.calls.add(new Call(reading.place, reading.count, bytes));
            return;
        }
        for (long done = 0; done == 0 || done < bytes; done += reading.count) {
            file.calls.add(new Call(file.offset + done, reading.count, Math.min(reading.count, bytes - done)));
        }
        file.offset += bytes;
        file.isReadToTheEnd |= bytes == 0;
    }

    /** A number as ftrace writes it: below ten without a prefix, otherwise in hexadecimals, two's complement. */
    private static long number(String text) {
        return text.startsWith("0x") ? Long.parseUnsignedLong(text.substring(2), 16) : Long.parseLong(text);
    }
}
