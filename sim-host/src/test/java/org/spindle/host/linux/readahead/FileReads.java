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
 * The files that a recorded task has read from beginning to end by {@code read(2)}, with the pages that each call inserted into the page
 * cache. Pages inserted during a call, up to the next event of the same process that is not an interrupt, are one window.
 */
final class FileReads {

    private static final Pattern EVENT = Pattern.compile("\\s*.+-(\\d+)\\s+\\[\\d+]\\s+\\S+\\s+[\\d.]+: (\\w+)(.*)");
    private static final Pattern READ = Pattern.compile("\\(fd: (\\w+), buf: \\w+, count: (\\w+)\\)");
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
        long offset;

        long pages() {
            return (offset + FileReader.PAGE - 1) / FileReader.PAGE;
        }
    }

    /** A process within a call of read. */
    private static final class Reading {
        final OpenFile file;
        final long count;
        long start;
        long pages;

        Reading(OpenFile file, long count) {
            this.file = file;
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
                .filter(file -> file.isReadToTheEnd && file.inode != null)
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
        if (name.equals("sys_read") && rest.startsWith("(")) {
            begin(process, rest);
        } else if (name.equals("sys_read") && reading != null) {
            end(process, reading, number(rest.substring(" -> ".length())));
        } else if (name.equals("sys_openat") && rest.startsWith(" -> ")) {
            open.put(process + " " + number(rest.substring(" -> ".length())), new OpenFile());
        }
    }

    private static void insert(Reading reading, String rest) {
        Matcher insert = INSERT.matcher(rest);
        if (!insert.matches()) {
            throw new IllegalArgumentException("no page: " + rest);
        }
        OpenFile file = reading.file;
        file.inode = file.inode == null ? insert.group(1) : file.inode;
        if (file.inode.equals(insert.group(1))) {
            reading.insert(Long.parseLong(insert.group(2)) / FileReader.PAGE, 1L << Integer.parseInt(insert.group(3)));
        }
    }

    private void begin(String process, String rest) {
        Matcher read = READ.matcher(rest);
        if (!read.matches()) {
            throw new IllegalArgumentException("no call of read: " + rest);
        }
        OpenFile file = open.get(process + " " + number(read.group(1)));
        if (file != null) {
            readings.put(process, new Reading(file, number(read.group(2))));
        }
    }

    private void end(String process, Reading reading, long bytes) {
        readings.remove(process);
        OpenFile file = reading.file;
        if (file.calls.isEmpty()) {
            files.add(file);
        }
        if (bytes >= 0) {
            file.calls.add(new Call(file.offset, reading.count, bytes));
            file.offset += bytes;
            file.isReadToTheEnd |= bytes == 0;
        }
    }

    /** A number as ftrace writes it: below ten without a prefix, otherwise in hexadecimals, two's complement. */
    private static long number(String text) {
        return text.startsWith("0x") ? Long.parseUnsignedLong(text.substring(2), 16) : Long.parseLong(text);
    }
}
