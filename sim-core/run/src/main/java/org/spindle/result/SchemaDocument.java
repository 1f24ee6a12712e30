package org.spindle.result;

import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads JSON documents that name their schema.
 *
 * @param schema value of the key {@code schema} of such a document
 * @param noun what such a document is, for messages, such as {@code sweep}
 * @param source what to give instead of something that is not JSON, for messages
 * @param renewal how to write a damaged document again, for messages
 */
public record SchemaDocument(String schema, String noun, String source, String renewal) {

    /**
     * Reads a document.
     *
     * @param place origin of the bytes, for messages
     * @param content reads the root; may throw {@link JacksonException} or {@link IllegalArgumentException}
     * @throws ResultException if it is not a document of this schema, or {@code content} has thrown one of these
     */
    public <T> T read(byte[] bytes, String place, Function<JsonNode, T> content) {
        JsonNode root;
        try {
            root = JsonMapper.shared().readTree(bytes);
        } catch (JacksonException e) {
            throw new ResultException(place, "not JSON: " + e.getOriginalMessage(), "give " + source, e);
        }
        String named = root.path("schema").asString("");
        if (!named.equals(schema)) {
            throw new ResultException(
                    place,
                    named.isEmpty() ? "not a " + noun + ": it names no schema" : "its schema is " + named,
                    "this version reads " + schema);
        }
        try {
            return content.apply(root);
        } catch (JacksonException e) {
            throw damaged(place, e.getOriginalMessage(), e);
        } catch (IllegalArgumentException e) {
            throw damaged(place, String.valueOf(e.getMessage()), e);
        }
    }

    private ResultException damaged(String place, String why, Exception cause) {
        return new ResultException(place, "damaged: " + why, renewal, cause);
    }
}
