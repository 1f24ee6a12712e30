package org.spindle.stack;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.spindle.spi.device.SharedObjects;

/** The objects that the devices of a stack have in common, by class. */
final class ObjectsOfRun implements SharedObjects {

    private final Map<Class<?>, Object> objects = new HashMap<>();

    @Override
    public <T> T of(Class<T> type, Supplier<? extends T> maker) {
        return type.cast(objects.computeIfAbsent(type, absent -> maker.get()));
    }
}
