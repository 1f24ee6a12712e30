package org.spindle.config;

import java.util.List;

/** The sections of a record. Has a constructor without parameters. */
public interface SectionList {

    /** In the order of their keys. */
    List<Section<?>> sections();
}
