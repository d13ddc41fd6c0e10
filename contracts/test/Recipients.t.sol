// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IMarqueCertificate} from "../src/IMarqueCertificate.sol";
import {CertificateTest} from "./CertificateTest.sol";
import {NoReceiver, OddReceiver, Receiver, ReentrantReceiver, RefusingReceiver} from "./Wallets.sol";
import {vm} from "./Vm.sol";

/// @dev Who gets a certificate, by mint and by claim: accounts with a key always, contracts when they say so.
contract RecipientsTest is CertificateTest {
    function test_account_getsIt() public {
        vm.assertEq(mint(ALICE, BRAND), 1);
        vm.assertEq(claim(BOB, OTHER_BRAND), 2);
        vm.assertEq(certificates.ownerOf(1), ALICE);
        vm.assertEq(certificates.ownerOf(2), BOB);
    }

    function test_accountWithDelegationWithoutHook_getsItAndCanMoveIt() public {
        delegates(ALICE, address(new NoReceiver()));
        mint(ALICE, BRAND);
        claim(ALICE, OTHER_BRAND);
        vm.assertEq(certificates.tokensOf(ALICE), list(1, 2));
        vm.prank(ALICE);
        certificates.transferFrom(ALICE, BOB, 1);
        vm.assertEq(certificates.ownerOf(1), BOB);
    }

    function test_accountWithDelegationThatRefuses_getsItUnasked() public {
        delegates(ALICE, address(new RefusingReceiver()));
        mint(ALICE, BRAND);
        claim(ALICE, OTHER_BRAND);
        vm.assertEq(certificates.balanceOf(ALICE), 2);
    }

    function test_contractWithHook_isAskedAndGetsIt() public {
        Receiver wallet = new Receiver();
        mint(address(wallet), BRAND);
        vm.assertEq(certificates.ownerOf(1), address(wallet));
        vm.assertEq(wallet.operator(), OWNER);
        vm.assertEq(wallet.from(), address(0));
        vm.assertEq(wallet.tokenId(), 1);
        claim(address(wallet), OTHER_BRAND);
        vm.assertEq(wallet.tokenId(), 2);
        vm.assertEq(wallet.operator(), BOB);
    }

    function test_contractWithoutHook_isRefused() public {
        refuses(address(new NoReceiver()));
        refuses(address(certificates));
    }

    function test_contractWithAnotherAnswer_isRefused() public {
        refuses(address(new OddReceiver()));
    }

    function test_contractThatRefuses_getsNothingAndItsReasonIsTold() public {
        address wallet = address(new RefusingReceiver());
        vm.expectRevert(RefusingReceiver.NoCertificates.selector);
        mint(wallet, BRAND);
        vm.assertEq(certificates.tokenOfBrand(BRAND), 0);
    }

    function test_refusalLeavesNothingBehind() public {
        refuses(address(new NoReceiver()));
        vm.assertEq(certificates.totalSupply(), 0);
        vm.assertEq(mint(ALICE, BRAND), 1);
        vm.assertEq(certificates.tokensOf(ALICE), list(1));
    }

    function test_reentrantMint_isRefused() public {
        ReentrantReceiver wallet = new ReentrantReceiver(certificates);
        wallet.prepare(
            abi.encodeWithSignature("mintCertificate(address,string,string)", wallet, URI, OTHER_BRAND)
        );
        mint(address(wallet), BRAND);
        vm.assertFalse(wallet.isAnswered());
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, wallet);
        vm.assertEq(keccak256(wallet.answer()), keccak256(refusal));
        vm.assertEq(certificates.totalSupply(), 1);
    }

    function test_reentrantClaimOfTheSameBrand_isRefused() public {
        ReentrantReceiver wallet = new ReentrantReceiver(certificates);
        IMarqueCertificate.Claim memory promised = voucher(address(wallet), BRAND);
        bytes memory signature = sign(OWNER_KEY, promised);
        wallet.prepare(abi.encodeCall(certificates.claim, (promised, signature)));
        certificates.claim(promised, signature);
        vm.assertFalse(wallet.isAnswered());
        bytes memory refusal = abi.encodeWithSelector(IMarqueCertificate.DuplicateCertificate.selector, BRAND, 1);
        vm.assertEq(keccak256(wallet.answer()), keccak256(refusal));
        vm.assertEq(certificates.totalSupply(), 1);
    }

    function test_reentrantClaimOfAnotherBrand_findsEverythingRecorded() public {
        ReentrantReceiver wallet = new ReentrantReceiver(certificates);
        IMarqueCertificate.Claim memory promised = voucher(address(wallet), OTHER_BRAND);
        wallet.prepare(abi.encodeCall(certificates.claim, (promised, sign(OWNER_KEY, promised))));
        mint(address(wallet), BRAND);
        vm.assertTrue(wallet.isAnswered());
        vm.assertEq(wallet.supplySeen(), 1);
        vm.assertEq(wallet.tokensSeen(), list(1));
        vm.assertEq(certificates.tokensOf(address(wallet)), list(1, 2));
        vm.assertEq(certificates.getBrandId(2), OTHER_BRAND);
    }

    function test_reentrantTransfer_movesItOn() public {
        ReentrantReceiver wallet = new ReentrantReceiver(certificates);
        wallet.prepare(abi.encodeWithSignature("transferFrom(address,address,uint256)", wallet, BOB, 1));
        mint(address(wallet), BRAND);
        vm.assertTrue(wallet.isAnswered());
        vm.assertEq(certificates.ownerOf(1), BOB);
        vm.assertEq(certificates.tokensOf(BOB), list(1));
        vm.assertEq(certificates.tokensOf(address(wallet)), new uint256[](0));
    }

    function refuses(address wallet) private {
        bytes memory refusal = abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, wallet);
        vm.expectRevert(refusal);
        mint(wallet, BRAND);
        IMarqueCertificate.Claim memory promised = voucher(wallet, BRAND);
        bytes memory signature = sign(OWNER_KEY, promised);
        vm.expectRevert(refusal);
        certificates.claim(promised, signature);
        vm.assertEq(certificates.tokenOfBrand(BRAND), 0);
    }

    function claim(address recipient, string memory brandId) private returns (uint256) {
        IMarqueCertificate.Claim memory promised = voucher(recipient, brandId);
        bytes memory signature = sign(OWNER_KEY, promised);
        vm.prank(BOB);
        return certificates.claim(promised, signature);
    }

    /// @dev What EIP-7702 leaves at an account that delegates to a contract.
    function delegates(address account, address delegate) private {
        vm.etch(account, abi.encodePacked(hex"ef0100", delegate));
    }
}
