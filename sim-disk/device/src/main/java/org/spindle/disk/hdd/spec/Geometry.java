package org.spindle.disk.hdd.spec;

/** The geometry of a drive. */
public sealed interface Geometry permits ZonedGeometry, ExtentGeometry, IndexedGeometry, DataSheetGeometry {}
