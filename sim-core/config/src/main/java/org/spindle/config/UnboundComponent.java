package org.spindle.config;

import org.spindle.spi.Component;

/**
 * Takes the place of a component with problems, which are reported already, while the rules of the records around it are
 * checked: a device that is written wrongly still is a device of that name. Rules that read it cannot be checked.
 */
record UnboundComponent() implements Component {

    @Override
    public String type() {
        throw new UnboundException();
    }

    @Override
    public Record config() {
        throw new UnboundException();
    }
}
