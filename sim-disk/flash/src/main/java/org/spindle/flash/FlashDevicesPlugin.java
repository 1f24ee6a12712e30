package org.spindle.flash;

import org.spindle.flash.blackbox.BlackBoxConfig;
import org.spindle.flash.blackbox.BlackBoxFactory;
import org.spindle.flash.catalogue.KnownSsds;
import org.spindle.flash.profile.ProfileConfig;
import org.spindle.flash.profile.ProfileFactory;
import org.spindle.flash.report.FlashWritesSection;
import org.spindle.flash.ssd.SsdConfig;
import org.spindle.flash.ssd.SsdFactory;
import org.spindle.flash.table.TableConfig;
import org.spindle.flash.table.TableFactory;
import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.report.ReportSectionFactory;

/** Announces the models of solid-state drives, the devices of measured times, and the report sections about flash. */
public final class FlashDevicesPlugin implements SpindlePlugin {

    /** The device type of a solid-state drive modelled from its flash array up. */
    public static final String SSD = "ssd";

    @Override
    public void contribute(Contributions to) {
        to.add(DeviceFactory.KIND, "ssd-profile", ProfileConfig.class, ProfileFactory.class);
        to.add(DeviceFactory.KIND, SSD, SsdConfig.class, SsdFactory.class);
        to.add(DeviceFactory.KIND, "table", TableConfig.class, TableFactory.class);
        to.add(DeviceFactory.KIND, "black-box", BlackBoxConfig.class, BlackBoxFactory.class);
        KnownSsds.announce(to);
        to.add(
                ReportSectionFactory.KIND,
                "flash",
                "Write amplification, erases, and how busy the dies of solid-state drives are.",
                FlashWritesSection::new);
    }
}
