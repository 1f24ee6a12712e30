package org.spindle.spi;

/** Creates the components that another component is configured with, such as the distribution of its think times. */
public interface Parts {

    /** Creates nothing; for test contexts of components without parts. */
    Parts NONE = new Parts() {
        @Override
        public <X, P> P make(Kind<X, P> kind, Component part, X context) {
            throw new UnsupportedOperationException("no factory creates the " + kind + " '" + part.type() + "' here");
        }
    };

    /**
     * Creates a part.
     *
     * @param part configuration whose type belongs to the kind
     * @param context context of the part
     * @throws IllegalArgumentException if there is no such type, or if it rejects its configuration or its context
     */
    <X, P> P make(Kind<X, P> kind, Component part, X context);

    /** Creates a part of a kind that needs no context. */
    default <P> P make(Kind<NoContext, P> kind, Component part) {
        return make(kind, part, NoContext.NONE);
    }
}
