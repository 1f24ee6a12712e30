package org.spindle.plugin;

import com.google.inject.AbstractModule;
import com.google.inject.ConfigurationException;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.ProvisionException;
import com.google.inject.Stage;
import org.spindle.spi.Factory;

/** Makes the factories that plugins announce, and tells whose fault it is if one cannot be made. */
final class FactoryInjector {

    /** Nothing is bound here: the strictness applies to what the factories ask for. */
    private static final class Strict extends AbstractModule {
        @Override
        protected void configure() {
            binder().disableCircularProxies();
            binder().requireExactBindingAnnotations();
        }
    }

    private final Injector injector = Guice.createInjector(Stage.PRODUCTION, new Strict());

    /**
     * Makes the factory of a type.
     *
     * @throws PluginException if it cannot be injected, or fails
     */
    Factory<?, ?, ?> make(Contribution contribution, Plugin plugin) {
        String doing = "make the factory of " + contribution.kind() + " '" + contribution.type() + "'";
        return plugin.call(doing, () -> {
            try {
                return injector.getInstance(contribution.factory());
            } catch (ProvisionException e) {
                if (e.getCause() instanceof LinkageError linkage) {
                    throw linkage;
                }
                throw plugin.failed(doing, e.getCause() == null ? e : e.getCause(), Plugin.FAULT);
            } catch (ConfigurationException e) {
                String reason = e.getErrorMessages().iterator().next().getMessage();
                throw new PluginException(
                        "plugin '" + contribution.plugin() + "' has a factory that cannot be injected, of "
                                + contribution.kind() + " '" + contribution.type() + "': "
                                + reason.lines().findFirst().orElse(reason),
                        plugin.where(),
                        "give " + contribution.factory().getName()
                                + " one constructor, without parameters or with jakarta.inject.Inject",
                        e);
            }
        });
    }
}
