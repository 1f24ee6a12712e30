package org.spindle.cli;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The texts of the parser of the command line on what is wrong with it, in the words of all other messages. */
final class ParseProblem {

    private static final Pattern POSITIONAL =
            Pattern.compile("positional parameter at index \\d+(?:\\.\\.(?:\\*|\\d+))? \\((\\w+)\\)");
    private static final Pattern CHOICES = Pattern.compile("expected one of \\[([^]]*)] \\(case-insensitive\\)");
    private static final Pattern TOO_FEW = Pattern.compile("but only (\\d+) were specified: \\[([^]]*)]");

    private static final Pattern TYPE = Pattern.compile("(?<=' )is not an? (int|long|double)$");

    private ParseProblem() {}

    /** Returns the text with parameters by their names alone, choices as they are written, and no capital at the beginning. */
    static String of(String text) {
        String named = POSITIONAL.matcher(text).replaceAll("$1");
        String choices = CHOICES.matcher(named)
                .replaceAll(found -> "expected one of " + found.group(1).toLowerCase(Locale.ROOT));
        String counted = TOO_FEW.matcher(choices)
                .replaceAll(found -> Matcher.quoteReplacement("but only " + found.group(1)
                        + (found.group(1).equals("1") ? " is" : " are") + " given: " + found.group(2)));
        String typed = TYPE.matcher(counted)
                .replaceAll(found -> found.group(1).equals("double") ? "is not a number" : "is not a whole number");
        return typed.startsWith("Missing ") || typed.startsWith("Invalid ")
                ? typed.substring(0, 1).toLowerCase(Locale.ROOT) + typed.substring(1)
                : typed;
    }
}
