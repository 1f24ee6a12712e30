package org.spindle.workload.trace;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;

/**
 * Opens trace files: decompresses by content and recognises the format. The formats are those of the registry.
 */
public final class TraceFileOpener implements org.spindle.run.TraceOpener {

    /** The format name that requests recognition by content. */
    public static final String AUTO = "auto";

    /** Number of bytes of content passed to the formats for recognition ({@link TraceFormat#recognise}). */
    static final int HEAD = 64 << 10;

    /** Least score that is accepted; formats with lower scores are only suggested to the user. */
    static final int SURE = 50;

    private static final int FILE_BUFFER = 256 << 10;

    private final SortedMap<String, TraceFormat> formats;

    /**
     * @param formats the available formats by name
     */
    public TraceFileOpener(Map<String, ? extends TraceFormat> formats) {
        this.formats = new TreeMap<>(formats);
    }

    /**
     * Opens a trace, plain or compressed by gzip, bzip2, xz or zstd.
     *
     * @param format a format's name, or {@link #AUTO}
     * @return a reader before the first record; the caller closes it
     * @throws TraceException if the file cannot be read, or is of no known format, or matches several
     */
    @Override
    public TraceReader open(Path file, String format) {
        String name = file.toString();
        TraceFormat named = format.equals(AUTO) ? null : byName(name, format);
        ContentStream content = null;
        try {
            content = content(file);
            byte[] head = content.peek(HEAD);
            refuseArchives(name, head);
            TraceFormat chosen = named == null ? byName(name, recognise(name, head)) : named;
            if (chosen instanceof SplitTraces split) {
                return openParts(split, file, new Content(file, content));
            }
            // In the words of the JVM, in which a plugin that returned null is recognised, with the call.
            return Objects.requireNonNull(
                    chosen.open(new Content(file, content)),
                    "the return value of \"" + TraceFormat.class.getName() + ".open(TraceInput)\" is null");
        } catch (IOException e) {
            close(content, e);
            throw new TraceException(name + ": " + e.getMessage(), e);
        } catch (RuntimeException e) {
            close(content, e);
            throw e;
        }
    }

    /** Opens a file together with the other parts of its trace in the same directory. */
    private static TraceReader openParts(SplitTraces format, Path file, Content content) throws IOException {
        List<TraceInput> parts = new ArrayList<>();
        try {
            for (Path part : parts(format.partName(), file)) {
                parts.add(part.equals(file) ? content : new Content(part, content(part)));
            }
            return format.open(parts);
        } catch (IOException | RuntimeException e) {
            for (TraceInput part : parts) {
                close(part.stream(), e);
            }
            throw e;
        }
    }

    /** Returns the files whose names differ only in a number, in its order. */
    private static List<Path> parts(Pattern name, Path file) throws IOException {
        Path directory = file.toAbsolutePath().getParent();
        Matcher own = name.matcher(String.valueOf(file.getFileName()));
        if (directory == null || !own.matches()) {
            return List.of(file);
        }
        String before = own.group().substring(0, own.start(1));
        String behind = own.group().substring(own.end(1));
        SortedMap<Integer, Path> parts = new TreeMap<>();
        try (DirectoryStream<Path> siblings = Files.newDirectoryStream(directory)) {
            for (Path sibling : siblings) {
                String text = String.valueOf(sibling.getFileName());
                Matcher other = name.matcher(text);
                boolean part = other.matches()
                        && text.substring(0, other.start(1)).equals(before)
                        && text.substring(other.end(1)).equals(behind);
                if (part) {
                    parts.put(Integer.valueOf(other.group(1)), file.resolveSibling(text));
                }
            }
        }
        parts.put(Integer.valueOf(own.group(1)), file);
        return List.copyOf(parts.values());
    }

    /**
     * Returns the name of a trace's format, recognised by content.
     *
     * @throws TraceException if the file cannot be read, or is of no known format, or matches several
     */
    public String formatOf(Path file) {
        String name = file.toString();
        try (ContentStream content = content(file)) {
            byte[] head = content.peek(HEAD);
            refuseArchives(name, head);
            return recognise(name, head);
        } catch (IOException e) {
            throw new TraceException(name + ": " + e.getMessage(), e);
        }
    }

    private static void close(@Nullable InputStream stream, Exception reason) {
        if (stream != null) {
            try {
                stream.close();
            } catch (IOException e) {
                reason.addSuppressed(e);
            }
        }
    }

    /**
     * Returns the content of a file, plain or compressed by gzip, bzip2, xz or zstd.
     *
     * @throws TraceException if the file cannot be read
     */
    public static InputStream decompressed(Path file) {
        try {
            return content(file);
        } catch (IOException e) {
            throw new TraceException(file + ": " + e.getMessage(), e);
        }
    }

    private TraceFormat byName(String file, String format) {
        TraceFormat named = formats.get(format);
        if (named == null) {
            throw TraceException.ofName(file + ": unknown trace format '" + format + "'; known are " + AUTO + ", "
                    + String.join(", ", formats.keySet()));
        }
        return named;
    }

    private static ContentStream content(Path file) throws IOException {
        String name = file.toString();
        if (Files.isDirectory(file)) {
            throw TraceException.ofName(name + ": is a directory; name a trace file in it");
        }
        InputStream raw;
        try {
            raw = new BufferedInputStream(Files.newInputStream(file), FILE_BUFFER);
        } catch (NoSuchFileException e) {
            String counted = "; a relative path in a scenario is relative to the directory of the scenario";
            throw new TraceException(name + ": no such file" + (file.isAbsolute() ? counted : ""), e);
        } catch (IOException e) {
            throw new TraceException(
                    name + ": cannot be opened (" + e + "); check that it is a file that you may read", e);
        }
        try {
            raw.mark(TraceCompression.LONGEST_MAGIC);
            byte[] magic = raw.readNBytes(TraceCompression.LONGEST_MAGIC);
            raw.reset();
            if (magic.length == 0) {
                throw new TraceException(name + ": is empty; a trace has at least one request");
            }
            TraceCompression compression = TraceCompression.of(magic, magic.length);
            if (compression == null) {
                return new ContentStream("file", raw, false);
            }
            return new ContentStream(compression.toString(), decompress(compression, raw), true);
        } catch (IOException | RuntimeException e) {
            close(raw, e);
            throw e;
        }
    }

    private static InputStream decompress(TraceCompression compression, InputStream raw) throws IOException {
        try {
            return compression.decompress(raw);
        } catch (IOException | RuntimeException e) {
            throw new IOException(compression + " data is truncated or damaged at its beginning (" + e + ")", e);
        }
    }

    private static void refuseArchives(String name, byte[] head) {
        if (head.length == 0) {
            throw new TraceException(name + ": the compressed file has no content; a trace has at least one request");
        }
        TraceCompression second = TraceCompression.of(head, head.length);
        if (second != null) {
            throw new TraceException(name + ": is compressed twice, with " + second + " inside; remove one of them");
        }
        String archive = archive(head);
        if (archive != null) {
            throw new TraceException(name + ": is a " + archive + " archive; extract it and name the trace inside");
        }
    }

    private static @Nullable String archive(byte[] head) {
        if (Magic.begins(head, head.length, "PK\u0003\u0004")) {
            return "zip";
        }
        if (Magic.isAt(257, head, head.length, "ustar")) {
            return "tar";
        }
        return Magic.begins(head, head.length, "7z\u00bc\u00af") ? "7z" : null;
    }

    private String recognise(String name, byte[] head) {
        int best = 0;
        List<String> candidates = new ArrayList<>();
        List<String> unsure = new ArrayList<>();
        for (Map.Entry<String, TraceFormat> each : formats.entrySet()) {
            int score = each.getValue().recognise(head.clone(), head.length);
            if (score > 0) {
                unsure.add(each.getKey());
            }
            if (score >= SURE && score >= best) {
                if (score > best) {
                    candidates.clear();
                }
                best = score;
                candidates.add(each.getKey());
            }
        }
        if (candidates.size() == 1) {
            return candidates.get(0);
        }
        if (candidates.isEmpty()) {
            candidates = unsure;
        }
        if (candidates.isEmpty()) {
            throw new TraceException(name + ": is of no known trace format; it begins with '"
                    + Excerpt.of(head, 0, Math.min(head.length, Excerpt.LONGEST))
                    + "'. If it is one of these, select it with format: NAME, or on the command line --format NAME: "
                    + String.join(", ", formats.keySet()));
        }
        throw new TraceException(name + ": could be " + String.join(" or ", candidates) + "; select one with format: "
                + candidates.get(0) + ", or on the command line --format " + candidates.get(0));
    }

    private record Content(Path path, ContentStream stream) implements TraceInput {

        @Override
        public String name() {
            return path.toString();
        }

        @Override
        public @Nullable Path file() {
            return stream.isCompressed() ? null : path;
        }

        @Override
        public @Nullable SeekableByteChannel channel() {
            if (stream.isCompressed()) {
                return null;
            }
            try {
                return Files.newByteChannel(path);
            } catch (IOException e) {
                throw new TraceException(path + ": cannot be opened (" + e + ")", e);
            }
        }
    }
}
