package org.spindle.plugin;

import com.google.inject.AbstractModule;
import com.google.inject.ConfigurationException;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.ProvisionException;
import com.google.inject.Stage;
import com.google.inject.TypeLiteral;
import com.google.inject.spi.Dependency;
import com.google.inject.spi.InjectionPoint;
import jakarta.inject.Provider;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.spindle.spi.Factory;

/**
 * Creates the factories that plugins announce, and attributes failures. Each plugin has its own injector, which offers
 * {@link PluginServices} and the plugin's own concrete classes.
 */
final class FactoryInjector {

    private static final class Strict extends AbstractModule {
        @Override
        protected void configure() {
            binder().disableCircularProxies();
            binder().requireExactBindingAnnotations();
        }
    }

    private final Map<Plugin, Injector> injectors = new HashMap<>();

    /**
     * Creates the factory of a type.
     *
     * @param factory its class
     * @throws PluginException if it requires what is not offered, cannot be constructed, or fails
     */
    Factory<?, ?, ?> make(Class<? extends Factory<?, ?, ?>> factory, Contribution contribution, Plugin plugin) {
        String doing = "make the factory of " + contribution.kind() + " '" + contribution.type() + "'";
        return plugin.call(doing, () -> {
            try {
                requireOffered(factory, new HashSet<>(), contribution, plugin);
                return injectors
                        .computeIfAbsent(
                                plugin,
                                its -> Guice.createInjector(Stage.PRODUCTION, new Strict(), new PluginServices(its)))
                        .getInstance(factory);
            } catch (ProvisionException e) {
                if (e.getCause() instanceof LinkageError linkage) {
                    throw linkage;
                }
                throw plugin.failed(doing, e.getCause() == null ? e : e.getCause(), Plugin.FAULT);
            } catch (ConfigurationException e) {
                String reason = e.getErrorMessages().iterator().next().getMessage();
                throw new PluginException(
                        refused(contribution, reason.lines().findFirst().orElse(reason)),
                        plugin.where(),
                        "give " + factory.getName()
                                + " one constructor, without parameters or with jakarta.inject.Inject",
                        e);
            }
        });
    }

    /** Checks the dependencies of a class transitively, before any object is created. */
    private static void requireOffered(Class<?> type, Set<Class<?>> seen, Contribution contribution, Plugin plugin) {
        if (!seen.add(type)) {
            return;
        }
        List<InjectionPoint> points = new ArrayList<>(InjectionPoint.forInstanceMethodsAndFields(type));
        points.add(InjectionPoint.forConstructorOf(type));
        for (InjectionPoint point : points) {
            for (Dependency<?> dependency : point.getDependencies()) {
                Class<?> wanted = wanted(dependency.getKey().getTypeLiteral());
                if (PluginServices.OFFERED.contains(wanted)) {
                    continue;
                }
                boolean isOwn = wanted.getClassLoader() == plugin.loader()
                        && !Modifier.isAbstract(wanted.getModifiers())
                        && dependency.getKey().getAnnotationType() == null;
                if (!isOwn) {
                    throw new PluginException(
                            refused(
                                    contribution,
                                    type.getName() + " requires " + wanted.getName() + ", which is not offered"),
                            plugin.where(),
                            "request "
                                    + PluginServices.OFFERED.stream()
                                            .map(Class::getCanonicalName)
                                            .collect(Collectors.joining(", "))
                                    + ", or a concrete class of the plugin's own");
                }
                requireOffered(wanted, seen, contribution, plugin);
            }
        }
    }

    /** Returns the type itself, or the type that a provider provides. */
    private static Class<?> wanted(TypeLiteral<?> asked) {
        return (asked.getRawType() == Provider.class || asked.getRawType() == com.google.inject.Provider.class)
                        && asked.getType() instanceof ParameterizedType provider
                ? TypeLiteral.get(provider.getActualTypeArguments()[0]).getRawType()
                : asked.getRawType();
    }

    private static String refused(Contribution contribution, String reason) {
        return "plugin '" + contribution.plugin() + "' has a factory that cannot be injected, of " + contribution.kind()
                + " '" + contribution.type() + "': " + reason;
    }
}
