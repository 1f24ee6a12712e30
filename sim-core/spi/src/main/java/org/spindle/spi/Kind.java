package org.spindle.spi;

import java.lang.reflect.Modifier;

/**
 * A kind of types that plugins offer: schedulers, devices, ... Each kind is declared once, by the constant {@code KIND}
 * of its factory interface. Kinds are compared by identity.
 *
 * @param <X> the context that its factories receive in addition to the configuration
 * @param <P> the type that its factories create
 */
@SuppressWarnings("UnusedTypeParameter") // ties the context to the factories of the kind
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
     * @param name as used in scenarios, commands and messages: lower-case words joined by hyphens
     * @param factory the interface that its factories implement, which holds the constant
     * @param product the type of what they create
     * @param doc description in one sentence
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

    /** Returns the interface that factories of this kind implement. */
    public Class<?> factory() {
        return factory;
    }

    /** Returns the type that factories of this kind create. */
    public Class<P> product() {
        return product;
    }

    /** Returns the description in one sentence. */
    public String doc() {
        return doc;
    }

    /** Returns the name. */
    @Override
    public String toString() {
        return name;
    }
}
