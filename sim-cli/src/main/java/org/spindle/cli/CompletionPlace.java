package org.spindle.cli;

import java.util.List;

/**
 * A place on the command line: the words that may follow a command, or one of its arguments.
 *
 * @param word that leads here; empty at the top
 * @param description of the word; may be empty
 * @param options that the command adds; none after an argument
 * @param below places by the next word; none if it is a file or free text
 */
record CompletionPlace(String word, String description, List<Flag> options, List<CompletionPlace> below) {

    /**
     * An option.
     *
     * @param names as they are typed
     * @param description first line of it
     * @param value whether a value follows
     * @param values that the value may have, as far as they are known
     */
    record Flag(List<String> names, String description, Value value, List<String> values) {}

    /** Whether an option has a value. */
    enum Value {
        NONE,
        OPTIONAL,
        REQUIRED
    }

    /** Returns the place after a word that no known word follows. */
    static CompletionPlace word(String word, String description) {
        return new CompletionPlace(word, description, List.of(), List.of());
    }

    /** Returns a copy of the place with other words that may follow. */
    CompletionPlace with(List<CompletionPlace> words) {
        return new CompletionPlace(word, description, options, words);
    }

    /** Returns the words that may follow, in order. */
    List<String> words() {
        return below.stream().map(CompletionPlace::word).toList();
    }
}
