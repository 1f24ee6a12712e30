package org.spindle.spi;

/** Entry point of a plugin: a class with a public no-argument constructor that announces what the plugin offers. */
public interface SpindlePlugin {

    /**
     * Announces every type that this plugin offers. Called once per process; must have no other effect.
     *
     * @param to receives the announcements
     */
    void contribute(Contributions to);
}
