package org.spindle.testkit.contract;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Parts;

/**
 * The creation of the components that a contract checks. A test extends the contract of its kind and overrides {@link
 * #create}; a program constructs the contract with a function instead, and checks it by {@link ContractRun}.
 *
 * @param <X> the context in which a component is created
 * @param <P> the component
 */
public abstract class ComponentContract<X, P> {

    private final @Nullable Function<X, P> maker;
    private final Parts made;

    /** The contract of components that {@link #create} makes. */
    protected ComponentContract() {
        maker = null;
        made = Parts.NONE;
    }

    /**
     * The contract of components that a function makes.
     *
     * @param parts makes the parts in their configuration
     */
    protected ComponentContract(Function<X, P> maker, Parts parts) {
        this.maker = maker;
        made = parts;
    }

    /**
     * Creates a component for one run: a policy for one empty cache, a scheduler for one queue, an analysis of one trace.
     * A test overrides this.
     */
    protected P create(X context) {
        if (maker == null) {
            throw new IllegalStateException(
                    getClass().getName() + " says nowhere how to create a component; override" + " create(context)");
        }
        return maker.apply(context);
    }

    /** Makes the parts in the configuration of the component; a test of one that has any overrides this. */
    protected Parts parts() {
        return made;
    }
}
