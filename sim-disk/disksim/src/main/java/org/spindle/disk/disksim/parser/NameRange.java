package org.spindle.disk.disksim.parser;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/** Expands {@code disk3 .. disk7} to the five names. */
final class NameRange {
    /** Far more components than any simulation has; prevents a typing error from exhausting the memory. */
    static final int LIMIT = 10_000;

    private static final Pattern NUMBERED = Pattern.compile("(.*[^0-9])(0|[1-9][0-9]{0,8})");
    private static final Pattern GLUED = Pattern.compile("((.*[^0-9])[0-9]+)\\.\\.(\\2[0-9]+)");

    private NameRange() {}

    /** Returns the names of a range; empty after a problem. */
    static List<String> expand(Token first, Token last, ParameterProblems problems) {
        Matcher low = NUMBERED.matcher(first.text());
        Matcher high = NUMBERED.matcher(last.text());
        if (!low.matches()) {
            return refuse(first, "`" + first.text() + "` cannot begin a range", problems);
        }
        if (!high.matches()) {
            return refuse(last, "`" + last.text() + "` cannot end a range", problems);
        }
        String stem = low.group(1);
        if (!stem.equals(high.group(1))) {
            return refuse(last, "the range begins with `" + stem + "` and ends with `" + high.group(1) + "`", problems);
        }
        long from = Long.parseLong(low.group(2));
        long to = Long.parseLong(high.group(2));
        if (from > to) {
            return refuse(last, "the range runs backwards from " + from + " to " + to, problems);
        }
        if (to - from >= LIMIT) {
            return refuse(last, "the range has " + (to - from + 1) + " names", problems);
        }
        return LongStream.rangeClosed(from, to)
                .mapToObj(number -> stem + number)
                .toList();
    }

    /** Reports {@code a3..a7}, which is one word because it has no blanks. */
    static boolean isGlued(Token word, ParameterProblems problems) {
        Matcher parts = GLUED.matcher(word.text());
        boolean glued = parts.matches();
        if (glued) {
            problems.add(
                    word.position(),
                    "`" + word.text() + "` is one word",
                    "blanks around the range mark: `" + parts.group(1) + " .. " + parts.group(3) + "`");
        }
        return glued;
    }

    private static List<String> refuse(Token token, String message, ParameterProblems problems) {
        problems.add(
                token.position(),
                message,
                "`name3 .. name7`: the same name before ascending numbers without leading zeros, at most " + LIMIT
                        + " of them");
        return List.of();
    }
}
