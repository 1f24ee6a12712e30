package org.spindle.spi;

/**
 * Where a plugin announces its types. One call makes a type selectable by {@code type: NAME} in a scenario, binds that
 * node to the config record, and lists it in {@code spindle list} and {@code spindle describe}.
 *
 * <p>Type names are lower-case words joined by hyphens; those of third parties carry a prefix and a dot ({@code
 * acme.elevator}). A name announced twice for one kind is an error that names both plugins.
 *
 * <p>A config class is a record whose components carry {@link org.spindle.spi.config.Doc}; the record's own {@code Doc}
 * describes the type.
 *
 * <p>A plugin announces the factory of a type itself, which may be a constructor reference, or the class of the
 * factory. Such a factory is created once per process by dependency injection ({@code jakarta.inject}): it has one
 * constructor without parameters, or one with {@code @Inject}. It may have injected {@link PluginIdentity}, {@link
 * PluginResources}, a {@link java.lang.System.Logger} named {@code spindle.plugin.ID}, and concrete classes of the
 * plugin itself; nothing else is offered.
 */
public interface Contributions {

    /**
     * Announces a type, such as {@code add(SchedulerFactory.KIND, "acme.elevator", ElevatorConfig.class,
     * ElevatorFactory.class)}.
     *
     * @param kind the constant of the interface that the factory implements
     * @param type the word after {@code type:}
     * @param config the record that its keys are bound to
     */
    <C extends Record, X, P> void add(
            Kind<X, P> kind, String type, Class<C> config, Class<? extends Factory<C, X, P>> factory);

    /**
     * Announces a type without keys, such as a trace format.
     *
     * @param doc description in one line for {@code spindle list}
     */
    <X, P> void add(Kind<X, P> kind, String type, String doc, Class<? extends Factory<NoKeys, X, P>> factory);

    /**
     * Announces a type whose factory needs nothing injected, such as {@code add(SchedulerFactory.KIND, "acme.elevator",
     * ElevatorConfig.class, Elevator::new)}.
     *
     * @param config the record that its keys are bound to
     * @param factory makes the components; without state
     */
    <C extends Record, X, P> void add(Kind<X, P> kind, String type, Class<C> config, Factory<C, X, P> factory);

    /**
     * Announces a type without keys whose factory needs nothing injected.
     *
     * @param doc description in one line for {@code spindle list}
     * @param factory makes the components; without state
     */
    <X, P> void add(Kind<X, P> kind, String type, String doc, Factory<NoKeys, X, P> factory);

    /**
     * Announces a ready-made configuration of a type, such as a drive on the market: {@code model: NAME} in a scenario
     * takes its keys, and keys written beside it replace or refine them.
     *
     * @param type a type of that kind, of this plugin or another
     * @param name lower-case words joined by hyphens
     * @param doc one line for {@code spindle list}
     * @param yaml the keys of the type's config record, as in a scenario
     */
    void model(Kind<?, ?> kind, String type, String name, String doc, String yaml);
}
