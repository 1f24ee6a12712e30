package org.spindle.host.redcap;

import org.jspecify.annotations.Nullable;

/** The three versions of the design in the thesis. */
enum RedcapVersion {

    /** Section 2.3, with no checks while a change of state is pending. */
    ONE("1"),

    /** Section 2.3 as used from section 2.5.2 on: a pending change can be undone. */
    TWO("2"),

    /** Section 3.3: decided by a simulation of the other state. */
    VIRTUAL_DISK("vd");

    static final String WORDS = "1, 2 or vd";

    final String word;

    RedcapVersion(String word) {
        this.word = word;
    }

    /** Returns the version of a name, or null if there is none. */
    static @Nullable RedcapVersion of(String word) {
        for (RedcapVersion version : values()) {
            if (version.word.equals(word)) {
                return version;
            }
        }
        return null;
    }
}
