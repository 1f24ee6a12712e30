package org.spindle.spi;

/** Makes the components that another component is configured with, such as the distribution of its think times. */
public interface Parts {

    /** Makes none: for contexts of tests whose components have no parts. */
    Parts NONE = new Parts() {
        @Override
        public <X, P> P make(Kind<X, P> kind, Component part, X context) {
            throw new UnsupportedOperationException("nothing makes the " + kind + " '" + part.type() + "' here");
        }
    };

    /**
     * Makes a part.
     *
     * @param part whose type is of the kind
     * @param context its surroundings
     * @throws IllegalArgumentException if there is no such type, or if it refuses its configuration or its surroundings
     */
    <X, P> P make(Kind<X, P> kind, Component part, X context);

    /** Makes a part of a kind that needs no surroundings. */
    default <P> P make(Kind<NoContext, P> kind, Component part) {
        return make(kind, part, NoContext.NONE);
    }
}
