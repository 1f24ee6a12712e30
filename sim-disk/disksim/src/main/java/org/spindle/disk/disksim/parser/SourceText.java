package org.spindle.disk.disksim.parser;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads a file as text and refuses what is none. */
final class SourceText {
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final String TEXT_WANTED = "a text file in DiskSim's parameter language";

    private SourceText() {}

    /** Returns the text; empty if the file cannot be read or is binary, which is then among the problems at {@code cause} or in the file. */
    static Optional<String> read(Path file, Position cause, ParameterProblems problems) {
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(file);
        } catch (IOException e) {
            String why = e instanceof NoSuchFileException
                    ? "there is no such file"
                    : Files.isDirectory(file)
                            ? "it is a directory"
                            : e.getClass().getSimpleName();
            problems.add(cause, "cannot read `" + file + "`: " + why, "a readable file");
            return Optional.empty();
        }
        String text = decode(bytes);
        return isText(file, text, problems) ? Optional.of(text) : Optional.empty();
    }

    /** Reports the first character that no text contains. */
    static boolean isText(Path file, String text, ParameterProblems problems) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n') {
                line++;
                lineStart = i + 1;
            } else if (Character.isISOControl(c) && c != '\t' && c != '\r') {
                problems.add(
                        new Position(file, line, i - lineStart + 1),
                        String.format("control character 0x%02x: this is a binary file", (int) c),
                        TEXT_WANTED);
                return false;
            }
        }
        return true;
    }

    /** Decodes UTF-8, or else Latin-1, which old parameter files use in comments. */
    private static String decode(byte[] bytes) {
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            text = new String(bytes, StandardCharsets.ISO_8859_1);
        }
        return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
    }
}
