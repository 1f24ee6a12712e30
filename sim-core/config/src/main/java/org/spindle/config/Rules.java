package org.spindle.config;

/** Checks rules independently of each other, so that a value with problems leaves out only the rules that read it. */
public final class Rules {

    private Rules() {}

    /** Checks a rule, unless a value that it reads has problems. */
    public static void check(Runnable rule) {
        try {
            rule.run();
        } catch (UnboundException e) {
            // The problems of the value are reported where it is bound.
        }
    }
}
