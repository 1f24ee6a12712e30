package org.spindle.config;

import java.util.Locale;

/** Turns names of the code into words. */
final class Words {

    private Words() {}

    /** With an article: {@code a seek curve}. */
    static String of(Class<?> type) {
        String words =
                type.getSimpleName().replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
        return withArticle(words);
    }

    static String withArticle(String words) {
        return ("aeiou".indexOf(words.charAt(0)) >= 0 ? "an " : "a ") + words;
    }
}
