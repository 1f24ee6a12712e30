package org.spindle.disk.disksim.parser;

import java.util.List;

/**
 * A list in brackets, with its ranges expanded.
 */
public record ListValue(Position position, List<Value> items) implements Value {
    public ListValue {
        items = List.copyOf(items);
    }

    /**
     * Returns the items as integers.
     *
     * @throws DiskSimSyntaxException naming every item that is no integer
     */
    public long[] integers() {
        requireAll("integer", IntegerValue.class);
        return items.stream().mapToLong(item -> ((IntegerValue) item).value()).toArray();
    }

    /**
     * Returns the items as blocks.
     *
     * @throws DiskSimSyntaxException naming every item that is no block
     */
    public List<BlockValue> blocks() {
        requireAll("block", BlockValue.class);
        return items.stream().map(BlockValue.class::cast).toList();
    }

    @Override
    public String described() {
        return "list of " + items.size() + (items.size() == 1 ? " item" : " items");
    }

    private void requireAll(String kind, Class<? extends Value> type) {
        ParameterProblems problems = new ParameterProblems();
        for (Value item : items) {
            if (!type.isInstance(item)) {
                problems.add(item.position(), item.described() + " in a list of " + kind + "s", "only " + kind + "s");
            }
        }
        problems.throwIfAny();
    }
}
