package org.spindle.disk.disksim;

/**
 * One of DiskSim's overrides: the value of a parameter of some components, whatever the file says.
 *
 * @param component the name of an instance, {@code *} for all, {@code disk*} for those with digits in place of the star, or a
 *     range such as {@code disk1 .. disk5}
 * @param parameter its name; {@code Scheduler:Scheduling policy} for one within a nested block
 * @param value as it would stand in the file
 */
public record ParameterOverride(String component, String parameter, String value) {

    @Override
    public String toString() {
        return "`" + component + "` `" + parameter + "` `" + value + "`";
    }
}
