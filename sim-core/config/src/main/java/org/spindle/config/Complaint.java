package org.spindle.config;

import java.util.List;

/**
 * The parts of an exception's message of the form {@code what is wrong; what would be right}.
 *
 * @param what is wrong
 * @param remedy in lines, perhaps none
 */
record Complaint(String what, List<String> remedy) {

    /** Returns the message of a rejection of arguments, and a description of any other failure. */
    static Complaint of(Throwable e) {
        String message = e.getMessage();
        if (message == null || !(e instanceof IllegalArgumentException || e instanceof ArithmeticException)) {
            String cause = e.getClass().getSimpleName() + (message == null ? "" : ": " + message);
            return new Complaint("these values cannot be used: " + cause, List.of());
        }
        int split = message.indexOf("; ");
        return split < 0
                ? new Complaint(message, List.of())
                : new Complaint(
                        message.substring(0, split),
                        message.substring(split + 2).lines().toList());
    }
}
