package org.spindle.stack;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The notes on a result that components decide about when the run has ended. Components with equal notes share one. */
public final class EndNotes {

    private record Source(String component, Supplier<@Nullable String> note) {}

    private final List<Source> sources = new ArrayList<>();

    /**
     * Registers a note.
     *
     * @param note returns null if there is nothing to note
     */
    public void add(String component, Supplier<@Nullable String> note) {
        sources.add(new Source(component, note));
    }

    /** Returns the notes in the order of registration, each after the names of its components. */
    public List<String> texts() {
        Map<String, List<String>> components = new LinkedHashMap<>();
        for (Source source : sources) {
            String text = source.note().get();
            if (text != null) {
                components.computeIfAbsent(text, t -> new ArrayList<>()).add(source.component());
            }
        }
        List<String> texts = new ArrayList<>();
        components.forEach((text, names) -> texts.add(String.join(", ", names) + ": " + text));
        return texts;
    }
}
