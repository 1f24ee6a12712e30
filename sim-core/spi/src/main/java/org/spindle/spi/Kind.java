package org.spindle.spi;

import java.lang.reflect.Modifier;

/**
 * A kind of types that plugins offer: schedulers, devices, ... Each kind is declared once, by the constant {@code KIND} of
 * its factory interface. Kinds are compared by identity.
 *
 * @param <X> what its factories are handed beside the configuration: the component's surroundings
 * @param <P> what its factories make
 */
public final class Kind<X, P> {

    private static final String CONSTANT = "KIND";

    private final String name;
    private final Class<?> factory;
    private final Class<P> product;
    private final String doc;

    private Kind(String name, Class<?> factory, Class<P> product, String doc) {
        this.name = name;
        this.factory = factory;
        this.product = product;
        this.doc = doc;
    }

    /**
     * Declares a kind.
     *
     * @param name as scenarios, commands and messages call it: lower-case words joined by hyphens
     * @param factory the interface that its factories implement, which holds the constant
     * @param product what they make
     * @param doc what it is, in a sentence
     */
    public static <X, P> Kind<X, P> of(String name, Class<?> factory, Class<P> product, String doc) {
        return new Kind<>(name, factory, product, doc);
    }

    /**
     * Returns the kind that a factory interface declares.
     *
     * @throws IllegalArgumentException if it declares none
     */
    public static Kind<?, ?> of(Class<?> factory) {
        try {
            var constant = factory.getField(CONSTANT);
            if (Modifier.isStatic(constant.getModifiers()) && constant.get(null) instanceof Kind<?, ?> kind) {
                return kind;
            }
        } catch (NoSuchFieldException | IllegalAccessException e) {
            throw new IllegalArgumentException(
                    factory.getName() + " declares no kind; name a factory interface, such as SchedulerFactory", e);
        }
        throw new IllegalArgumentException(
                factory.getName() + " declares no kind; name a factory interface, such as SchedulerFactory");
    }

    public String name() {
        return name;
    }

    /** The interface that factories of this kind implement. */
    public Class<?> factory() {
        return factory;
    }

    /** What factories of this kind make. */
    public Class<P> product() {
        return product;
    }

    /** What it is, in a sentence. */
    public String doc() {
        return doc;
    }

    /** The name. */
    @Override
    public String toString() {
        return name;
    }
}
