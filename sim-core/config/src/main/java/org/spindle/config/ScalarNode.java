package org.spindle.config;

/**
 * A single value.
 *
 * @param text as written, without quotes
 * @param form its type in the YAML 1.2 core schema
 */
public record ScalarNode(Origin origin, String text, Form form) implements Node {

    /** The scalar types of the YAML 1.2 core schema. */
    public enum Form {
        NULL("nothing"),
        BOOLEAN("true or false"),
        INTEGER("a number"),
        FLOAT("a number"),
        TEXT("text");

        private final String words;

        Form(String words) {
            this.words = words;
        }
    }

    public boolean isNull() {
        return form == Form.NULL;
    }

    @Override
    public String words() {
        return form.words;
    }
}
