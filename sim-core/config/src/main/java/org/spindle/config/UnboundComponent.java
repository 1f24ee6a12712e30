package org.spindle.config;

import org.spindle.spi.Component;

/**
 * Takes the place of a component with problems, which are reported already, while the rules of the records around it are
 * checked: a device that is written wrongly still is a device of that name. Rules that read it cannot be checked.
 */
record UnboundComponent() implements Component {

    /** A rule needs a component that has problems. */
    static final class ReadException extends RuntimeException {

        private static final long serialVersionUID = 1L;
    }

    @Override
    public String type() {
        throw new ReadException();
    }

    @Override
    public Record config() {
        throw new ReadException();
    }
}
