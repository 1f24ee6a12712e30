package org.spindle.cachelab;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.sim.RandomStream;

/**
 * The memory of a policy: of itself and all objects reachable from it, in the object layout of a 64-bit virtual machine with compressed
 * references. Random streams and metrics, which belong to the laboratory, and the internals of JDK classes are excluded.
 */
final class PolicyMemory {

    private static final int OBJECT_HEADER = 12;
    private static final int ARRAY_HEADER = 16;
    private static final int REFERENCE = 4;
    private static final long ALIGNMENT = 8;

    private PolicyMemory() {}

    /** Returns the memory in bytes. */
    static long of(Object policy) {
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> left = new ArrayDeque<>();
        left.add(policy);
        long bytes = 0;
        while (!left.isEmpty()) {
            Object each = left.remove();
            if (seen.add(each) && !isForeign(each)) {
                long size = each.getClass().isArray() ? array(each, left) : object(each, left);
                bytes += (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
            }
        }
        return bytes;
    }

    private static boolean isForeign(Object object) {
        return object instanceof RandomStream
                || object instanceof Counter
                || object instanceof Distribution
                || object instanceof Level
                || object instanceof Class;
    }

    private static long array(Object array, Deque<Object> left) {
        Class<?> element = array.getClass().getComponentType();
        int length = Array.getLength(array);
        if (!element.isPrimitive()) {
            for (Object each : (Object[]) array) {
                addIfPresent(each, left);
            }
        }
        return ARRAY_HEADER + (long) length * width(element);
    }

    private static void addIfPresent(@Nullable Object object, Deque<Object> left) {
        if (object != null) {
            left.add(object);
        }
    }

    private static long object(Object object, Deque<Object> left) {
        long size = OBJECT_HEADER;
        for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) {
                    continue;
                }
                size += width(field.getType());
                if (!field.getType().isPrimitive()) {
                    addIfPresent(value(field, object), left);
                }
            }
        }
        return size;
    }

    private static @Nullable Object value(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (InaccessibleObjectException | IllegalAccessException e) {
            return null;
        }
    }

    private static int width(Class<?> type) {
        if (!type.isPrimitive()) {
            return REFERENCE;
        }
        if (type == long.class || type == double.class) {
            return Long.BYTES;
        }
        if (type == int.class || type == float.class) {
            return Integer.BYTES;
        }
        return type == short.class || type == char.class ? Short.BYTES : 1;
    }
}
